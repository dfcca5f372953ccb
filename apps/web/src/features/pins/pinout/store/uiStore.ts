import type { Move } from '@netloom/pins';
import { create } from 'zustand';

export type CentreTab = 'package' | 'table' | 'clocks' | 'lin';
export type BottomTab = 'pin' | 'problems' | 'placement';
export type Dialog = 'new' | 'import' | 'compare' | 'report' | 'help';
/** What a narrow window shows of the panels. */
export type Panel = 'peripherals' | 'centre' | 'code';

interface UiState {
  centre: CentreTab;
  bottom: BottomTab;
  panel: Panel;
  dialog: Dialog | undefined;
  /** Name of the chosen pin, and instance of the chosen peripheral (`GPIO` for all general-purpose pins). */
  pin: string | undefined;
  peripheral: string | undefined;
  /** Whether the generated code is shown at the right. */
  codeShown: boolean;
  /** Path of the generated file that is shown. */
  file: string | undefined;
  /** Id of the chip that was imported last, for the next new configuration. */
  importedChip: string | undefined;
  /** What a placement that is being previewed would move; empty when none is. */
  moves: readonly Move[];
}

export const useUi = create<UiState>(() => ({
  centre: 'package',
  bottom: 'problems',
  panel: 'centre',
  dialog: undefined,
  pin: undefined,
  peripheral: undefined,
  codeShown: true,
  file: undefined,
  importedChip: undefined,
  moves: [],
}));

export function openDialog(dialog: Dialog): void {
  useUi.setState({ dialog });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}

/** Chooses a pin; every view shows it. */
export function choosePin(pin: string | undefined): void {
  useUi.setState({ pin });
}

export function choosePeripheral(peripheral: string | undefined): void {
  useUi.setState({ peripheral });
}
