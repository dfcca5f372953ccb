import { create } from 'zustand';

export type BottomTab = 'problems' | 'files' | 'checks' | 'area' | 'timing' | 'pipeline' | 'trace';
/** What a narrow window shows of the two halves. */
export type Half = 'options' | 'core';
export type Dialog = 'new' | 'compare' | 'place';

interface UiState {
  bottomTab: BottomTab;
  /** Pixels of the pictures below. */
  lowerHeight: number;
  half: Half;
  dialog: Dialog | undefined;
  /** Id of the template that the dialog for a new core begins with. */
  template: string | undefined;
  /** Path of the generated file that is shown. */
  file: string | undefined;
}

export const useUi = create<UiState>(() => ({
  bottomTab: 'files',
  lowerHeight: 480,
  half: 'options',
  dialog: undefined,
  template: undefined,
  file: undefined,
}));

export function openDialog(dialog: Dialog, template?: string): void {
  useUi.setState({ dialog, template });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}
