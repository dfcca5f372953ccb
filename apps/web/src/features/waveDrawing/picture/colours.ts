import type { PictureColours } from '@netloom/waves/drawing';
import { useTheme, darkPalette, lightPalette } from '../../../theme/index.ts';
import type { Palette } from '../../../theme/index.ts';

/** Grounds of the data states 3 to 9, which differ for the eye and leave text readable. */
const LIGHT = ['#fff5b8', '#ffdfc4', '#cfe3ff', '#c9f4f2', '#d0f3cf', '#f3d7fb', '#fbd3da'];
const DARK = ['#5a5016', '#6a4119', '#1d4570', '#14504e', '#1f5426', '#5a2a68', '#6b2634'];

export function coloursOf(palette: Palette, isDark: boolean): PictureColours {
  const [fill3, fill4, fill5, fill6, fill7, fill8, fill9] = (isDark ? DARK : LIGHT) as [
    string, string, string, string, string, string, string,
  ]; // prettier-ignore
  return {
    ground: palette.surface,
    line: palette.text,
    weak: palette['text-dim'],
    arrow: palette.text,
    gapGround: palette.surface,
    gapLine: palette['text-dim'],
    unknown: isDark ? '#3b4452' : '#d3d9e1',
    grid: isDark ? '#465160' : '#b9c2cd',
    edge: palette.primary,
    edgeHead: palette.primary,
    bracket: palette['text-dim'],
    fill2: palette.surface,
    ...{ fill3, fill4, fill5, fill6, fill7, fill8, fill9 },
    name: palette.text,
    group: palette['text-dim'],
    label: palette.text,
    node: palette.primary,
    edgeLabel: palette.primary,
    tick: palette['text-dim'],
    title: palette.text,
  };
}

/** Colours of a picture that leaves the product: those of paper. */
export const paperColours = coloursOf(lightPalette, false);

export function usePictureColours(): PictureColours {
  const dark = useTheme((state) => state.dark);
  return coloursOf(dark ? darkPalette : lightPalette, dark);
}
