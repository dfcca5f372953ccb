import { create } from 'zustand';
import { changeSettings, useSettings } from './settings.ts';
import type { ThemeChoice } from './settings.ts';

const darkMedia = window.matchMedia('(prefers-color-scheme: dark)');

interface ThemeState {
  choice: ThemeChoice;
  /** What is shown now. */
  dark: boolean;
  /** The chosen theme colour, #rrggbb. */
  colour: string;
  choose: (choice: ThemeChoice) => void;
}

function current(): Omit<ThemeState, 'choose'> {
  const { mode, theme } = useSettings.getState();
  return { choice: mode, dark: mode === 'system' ? darkMedia.matches : mode === 'dark', colour: theme };
}

/** Light, dark or the system's own, in the theme colour. */
export const useTheme = create<ThemeState>(() => ({
  ...current(),
  choose: (mode) => changeSettings({ mode }),
}));

useSettings.subscribe(() => useTheme.setState(current()));
darkMedia.addEventListener('change', () => useTheme.setState(current()));
