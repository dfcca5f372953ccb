import { create } from 'zustand';

export type View = 'signals' | 'pads' | 'compare' | 'package';

interface UiState {
  view: View;
  bottomTab: 'problems' | 'files';
  dialog: 'new' | undefined;
  /** Id of the template that the dialog for a new multiplexer begins with. */
  template: string | undefined;
  /** Name of the use case whose places are shown. */
  useCase: string | undefined;
  /** Path of the generated file that is shown. */
  file: string | undefined;
}

export const useUi = create<UiState>(() => ({
  view: 'signals',
  bottomTab: 'problems',
  dialog: undefined,
  template: undefined,
  useCase: undefined,
  file: undefined,
}));

export function openDialog(dialog: 'new', template?: string): void {
  useUi.setState({ dialog, template });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}
