import { create } from 'zustand';

type ShellDialog = 'search' | 'keys';

/** What the shell shows over the screen. */
export const useShellDialog = create<{ shown: ShellDialog | undefined }>(() => ({ shown: undefined }));

export function showShellDialog(shown: ShellDialog | undefined): void {
  useShellDialog.setState({ shown });
}
