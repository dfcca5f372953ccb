import { theme } from 'antd';
import type { MappingAlgorithm, ThemeConfig } from 'antd';
import type { MapToken } from 'antd/es/theme/interface';
import { mix } from './contrast.ts';
import { TINT, paletteOf } from './palette.ts';
import type { Palette } from './palette.ts';
import type { Size } from './sizeStore.ts';

export const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
export const monoFamily =
  'ui-monospace, "JetBrains Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace';

interface Density {
  /** Pixels. */
  fontSize: number;
  controlHeight: number;
  sizeStep: number;
  /** Space above and below the text of a table's row: usual, and of small tables. */
  row: [usual: number, small: number];
}

export const densities: Readonly<Record<Size, Density>> = {
  default: { fontSize: 14, controlHeight: 34, sizeStep: 4, row: [12, 9] },
  medium: { fontSize: 13, controlHeight: 28, sizeStep: 3, row: [9, 6] },
  small: { fontSize: 12, controlHeight: 25, sizeStep: 3, row: [6, 4] },
  mini: { fontSize: 12, controlHeight: 22, sizeStep: 2, row: [4, 2] },
};

/** A pale ground and a line in a colour; Ant Design's own are grey for the dark shades that texts need. */
function tints({ surface, primary, success, warning, error }: Palette): ThemeConfig['token'] {
  const ground = (colour: string) => mix(surface, colour, TINT);
  const line = (colour: string) => mix(surface, colour, 0.4);
  return {
    colorPrimaryBg: ground(primary),
    colorPrimaryBorder: line(primary),
    colorInfoBg: ground(primary),
    colorInfoBorder: line(primary),
    colorSuccessBg: ground(success),
    colorSuccessBorder: line(success),
    colorWarningBg: ground(warning),
    colorWarningBorder: line(warning),
    colorErrorBg: ground(error),
    colorErrorBorder: line(error),
  };
}

/** Ant Design mixes its seed colours anew for a dark page; ours are measured, and stay as they are. */
function exactly({ primary, success, warning, error }: Palette): MappingAlgorithm {
  const exact = {
    colorPrimary: primary,
    colorInfo: primary,
    colorLink: primary,
    colorSuccess: success,
    colorWarning: warning,
    colorError: error,
  };
  return (_seed, mapped) => ({ ...(mapped as MapToken), ...exact });
}

/** Parts that write or draw on the theme colour: not all of them take white. */
function onPrimary(palette: Palette): ThemeConfig['components'] {
  const on = palette['on-primary'];
  return {
    Button: { primaryColor: on },
    Checkbox: { colorWhite: on },
    DatePicker: { colorTextLightSolid: on },
    Radio: { buttonSolidCheckedColor: on },
  };
}

/** The menu of a dark side beside a light page: what a menu of a dark page looks like. */
function darkMenu(colour: string): NonNullable<ThemeConfig['components']>['Menu'] {
  const palette = paletteOf(true, colour);
  return {
    darkItemBg: 'transparent',
    darkSubMenuItemBg: 'transparent',
    darkPopupBg: palette.raised,
    darkItemColor: palette.text,
    darkItemHoverColor: palette.text,
    darkItemHoverBg: 'rgba(255, 255, 255, 0.12)',
    darkItemSelectedColor: palette.primary,
    darkItemSelectedBg: palette.selected,
  };
}

/** Who asks his system for less motion gets none. */
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Ant Design in the product's colours and the chosen size, hardly rounded. */
export function antdTheme(dark: boolean, colour: string, size: Size): ThemeConfig {
  const palette = paletteOf(dark, colour);
  const { row, ...density } = densities[size];
  const stronger = (share: number) => mix(palette.primary, dark ? '#ffffff' : '#000000', share);
  return {
    algorithm: [dark ? theme.darkAlgorithm : theme.defaultAlgorithm, exactly(palette)],
    token: {
      colorPrimary: palette.primary,
      colorPrimaryHover: stronger(0.14),
      colorPrimaryActive: stronger(0.28),
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorLinkHover: stronger(0.14),
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.error,
      colorBgLayout: palette.page,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: palette.border,
      colorBorderSecondary: palette['border-soft'],
      colorText: palette.text,
      colorTextSecondary: palette['text-dim'],
      colorTextDescription: palette['text-dim'],
      colorTextPlaceholder: palette['text-dim'],
      ...tints(palette),
      fontFamily,
      fontFamilyCode: monoFamily,
      ...density,
      borderRadius: 4,
      motion: !isStill,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
    },
    components: {
      ...onPrimary(palette),
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedBg: palette.selected,
        ...darkMenu(colour),
      },
      Table: { cellPaddingBlock: row[0], cellPaddingBlockMD: row[1] + 1, cellPaddingBlockSM: row[1] },
    },
  };
}
