import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { antdTheme, paletteVariables, useSettings, useSize, useTheme } from '../theme/index.ts';

/** Dark beside a light page where the side theme is dark; hands down the colours as a style. */
export function SideTheme({ children }: { children: (style: CSSProperties) => ReactNode }) {
  const { dark, colour } = useTheme();
  const { size } = useSize();
  const own = useSettings((state) => state.sideTheme) === 'theme-dark' && !dark;
  const theme = useMemo(() => antdTheme(true, colour, size), [colour, size]);
  const style = useMemo(() => ({ ...paletteVariables(true, colour), colorScheme: 'dark' }), [colour]);
  return own ? <ConfigProvider theme={theme}>{children(style)}</ConfigProvider> : children({});
}
