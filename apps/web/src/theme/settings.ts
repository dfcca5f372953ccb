import { create } from 'zustand';
import { DEFAULT_COLOUR } from './palette.ts';

const STORAGE_KEY = 'netloom.settings';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** How the product looks in this browser. */
export interface Settings {
  mode: ThemeChoice;
  /** Theme colour, #rrggbb. */
  theme: string;
  sideTheme: 'theme-dark' | 'theme-light';
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** The page title names the project too. */
  dynamicTitle: boolean;
  supportPinyinSearch: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  mode: 'system',
  theme: DEFAULT_COLOUR,
  sideTheme: 'theme-dark',
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: true,
  dynamicTitle: false,
  supportPinyinSearch: true,
};

const allowed: { [K in keyof Settings]: (value: unknown) => boolean } = {
  mode: (value) => themeChoices.some((choice) => choice === value),
  theme: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  sideTheme: (value) => value === 'theme-dark' || value === 'theme-light',
  tagsView: (value) => typeof value === 'boolean',
  fixedHeader: (value) => typeof value === 'boolean',
  sidebarLogo: (value) => typeof value === 'boolean',
  dynamicTitle: (value) => typeof value === 'boolean',
  supportPinyinSearch: (value) => typeof value === 'boolean',
};

/** Reads stored settings; what is missing or no longer understood has its default. */
export function readSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    // A damaged text is as good as none.
  }
  const known = Object.entries(stored).filter(([key, value]) => allowed[key as keyof Settings]?.(value));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
}

export const useSettings = create<Settings>(() => readSettings(localStorage.getItem(STORAGE_KEY)));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(useSettings.getState()));
}

export function resetSettings(): void {
  changeSettings(DEFAULT_SETTINGS);
}

// Other windows, and the frames of this one, look the same.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === STORAGE_KEY) useSettings.setState(readSettings(newValue));
});
