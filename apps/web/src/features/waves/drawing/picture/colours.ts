import type { PictureColours, Skin } from '@netloom/waves/drawing';
import { useMemo } from 'react';
import { useTheme, darkPalette, lightPalette } from '../../../../theme/index.ts';
import type { Palette } from '../../../../theme/index.ts';

/** Grounds of the data states 3 to 9, which differ for the eye and leave text readable. */
const LIGHT = ['#fff5b8', '#ffdfc4', '#cfe3ff', '#c9f4f2', '#d0f3cf', '#f3d7fb', '#fbd3da'];
const DARK = ['#5a5016', '#6a4119', '#1d4570', '#14504e', '#1f5426', '#5a2a68', '#6b2634'];

/** Of the bands over and under lanes, 1 to 8. */
const LIGHT_BANDS = ['#1f2733', '#c32f2f', '#2f8f2a', '#1f63c0', '#b52ea8', '#8a6d00', '#0f7070', '#7443c9'];
const DARK_BANDS = ['#dfe5ec', '#ff7a75', '#5fd25a', '#6cabf5', '#f088dd', '#dcc24a', '#41c4bd', '#b597f2'];

export function coloursOf(palette: Palette, isDark: boolean): PictureColours {
  const [fill3, fill4, fill5, fill6, fill7, fill8, fill9] = (isDark ? DARK : LIGHT) as [
    string, string, string, string, string, string, string,
  ]; // prettier-ignore
  const bands = Object.fromEntries(
    (isDark ? DARK_BANDS : LIGHT_BANDS).map((colour, i) => [`band${i + 1}`, colour]),
  ) as Pick<PictureColours, `band${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`>;
  return {
    ...bands,
    muted: palette['text-dim'],
    warning: palette.warning,
    error: palette.error,
    info: palette.primary,
    success: palette.success,
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
    gate: isDark ? DARK[2]! : '#e8f1ff',
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

/** What a skin makes of colours: `dark` is dark on any ground, `lowkey` has lines that stand back. */
function skinned(skin: Skin, dark: boolean): PictureColours {
  const isDark = dark || skin === 'dark';
  const palette = isDark ? darkPalette : lightPalette;
  const colours = coloursOf(palette, isDark);
  if (skin !== 'lowkey') return colours;
  const dim = palette['text-dim'];
  return {
    ...colours,
    line: dim,
    arrow: dim,
    edge: dim,
    edgeHead: dim,
    unknown: isDark ? '#2b323c' : '#ebeef2',
  };
}

/** Colours of a picture that leaves the product: those of paper, unless its skin is dark. */
export function paperColours(skin: Skin = 'default'): PictureColours {
  return skinned(skin, false);
}

export function usePictureColours(skin: Skin = 'default'): PictureColours {
  const dark = useTheme((state) => state.dark);
  return useMemo(() => skinned(skin, dark), [skin, dark]);
}
