import { create } from 'zustand';
import { YEAR_SECONDS, readCookie, writeCookie } from '../cookies.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const COOKIE = 'theme';
const darkMedia = window.matchMedia('(prefers-color-scheme: dark)');

interface ThemeState {
  choice: ThemeChoice;
  dark: boolean;
  choose: (choice: ThemeChoice) => void;
}

function isDark(choice: ThemeChoice): boolean {
  return choice === 'system' ? darkMedia.matches : choice === 'dark';
}

function savedChoice(): ThemeChoice {
  const saved = readCookie(COOKIE);
  return themeChoices.find((choice) => choice === saved) ?? 'system';
}

/** Light, dark or the system's own; `dark` is what is shown now. */
export const useTheme = create<ThemeState>((set) => ({
  choice: savedChoice(),
  dark: isDark(savedChoice()),
  choose: (choice) => {
    writeCookie(COOKIE, choice, YEAR_SECONDS);
    set({ choice, dark: isDark(choice) });
  },
}));

darkMedia.addEventListener('change', () => {
  const { choice } = useTheme.getState();
  useTheme.setState({ dark: isDark(choice) });
});
