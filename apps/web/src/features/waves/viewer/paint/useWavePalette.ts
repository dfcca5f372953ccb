import { theme } from 'antd';
import { useMemo } from 'react';
import { useTheme } from '../../../../theme/index.ts';
import { wavePalette } from './palette.ts';
import type { WavePalette } from './palette.ts';

/** The palette of waves for the chosen theme; it stays the same object as long as that does. */
export function useWavePalette(): WavePalette {
  const { token } = theme.useToken();
  const dark = useTheme((state) => state.dark);
  return useMemo(() => wavePalette(dark, token.fontFamilyCode), [dark, token.fontFamilyCode]);
}
