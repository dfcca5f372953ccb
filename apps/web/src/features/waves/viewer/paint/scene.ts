import type { WaveInfo } from '@netloom/waves';
import type { TileLoader } from '../tiles/TileLoader.ts';
import type { MarksLoader } from '../transactions/MarksLoader.ts';
import type { Pane, ViewState } from '../view/model.ts';
import type { Span } from '../view/span.ts';
import type { WavePalette } from './palette.ts';

/** What lies over the waves while the pointer is at work. */
export interface Overlay {
  /** Pointer's time, and the stretch being dragged for a zoom. */
  hover: number | null;
  band: Span | null;
  /** The marker being dragged, where it is now. */
  dragged: { key: number; time: number } | null;
}

/** All that a picture of a pane depends on. */
export interface Scene {
  view: ViewState;
  pane: Pane;
  info: WaveInfo;
  loader: Pick<TileLoader, 'trace'> & { transactions: Pick<MarksLoader, 'marks'> };
  palette: WavePalette;
  scrollTop: number;
  overlay: Overlay;
}

export const noOverlay: Overlay = { hover: null, band: null, dragged: null };
