import type { Chip, PinConfiguration } from '@netloom/pins';
import { create } from 'zustand';
import type { Stored } from '../../../../document/index.ts';
import { boards } from '../files/boards.ts';
import type { OpenBoard } from '../files/boards.ts';
import { useUi } from './uiStore.ts';

/** The configuration that is shown, and its chip. */
export interface OpenPins {
  /** Where it is, or will be stored. */
  path: string;
  configuration: PinConfiguration;
  chip: Chip;
  stored: Stored | undefined;
  /** What `stored` says. */
  saved: PinConfiguration | undefined;
}

/** What all views of the screen follow. */
export const usePins = create<{ open: OpenPins | undefined }>(() => ({ open: undefined }));

let shown: OpenBoard | undefined;

boards.use.subscribe(() => {
  const now = boards.current();
  if (now === shown) return;
  // What is chosen in one configuration means nothing in another.
  if (now?.key !== shown?.key) useUi.setState({ pin: undefined, peripheral: undefined, file: undefined });
  shown = now;
  if (now === undefined) return usePins.setState({ open: undefined });
  const { key: path, document: configuration, view: chip, stored, saved } = now;
  usePins.setState({ open: { path, configuration, chip, stored, saved } });
});
