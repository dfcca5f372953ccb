import { create } from 'zustand';

export type BottomTab = 'problems' | 'files' | 'checks';
/** What a narrow window shows of the two halves. */
export type Half = 'options' | 'core';
export type Dialog = 'new' | 'compare' | 'place';

interface UiState {
  bottomTab: BottomTab;
  half: Half;
  dialog: Dialog | undefined;
  /** Path of the generated file that is shown. */
  file: string | undefined;
}

export const useUi = create<UiState>(() => ({
  bottomTab: 'files',
  half: 'options',
  dialog: undefined,
  file: undefined,
}));

export function openDialog(dialog: Dialog): void {
  useUi.setState({ dialog });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}
