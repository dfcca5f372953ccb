import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { darkPalette, lightPalette } from './palette.ts';

export const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
export const monoFamily =
  'ui-monospace, "JetBrains Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Ant Design in the product's colours: compact, 13 px, hardly rounded. */
export function antdTheme(dark: boolean): ThemeConfig {
  const palette = dark ? darkPalette : lightPalette;
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
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
      fontFamily,
      fontFamilyCode: monoFamily,
      fontSize: 13,
      sizeStep: 3,
      borderRadius: 4,
      controlHeight: 28,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
    },
  };
}
