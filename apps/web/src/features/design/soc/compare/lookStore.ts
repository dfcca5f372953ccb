import type { ChangeClass } from '@netloom/soc';
import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { boundsOf } from '../../../../view2d/geometry.ts';
import type { Size } from '../../../../view2d/geometry.ts';
import { centred, fitted } from '../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../view2d/viewport.ts';
import type { Scene } from '../geometry/scene.ts';
import { CLASSES } from './glyphs.ts';

export type Arrangement = 'both' | 'sides' | 'slider';

/** How a comparison is looked at; panes that are side by side share it. */
export interface LookState {
  viewport: Viewport;
  size: Size;
  arrangement: Arrangement;
  /** Where the slider stands, from 0 to 1: the old version is left of it. */
  slider: number;
  shown: ReadonlySet<ChangeClass>;
  pointed: ReadonlySet<string>;
  /** The next frame shows all: the size was not known yet. */
  fitPending: boolean;
}

export type LookStore = UseBoundStore<StoreApi<LookState>>;

export function createLook(): LookStore {
  return create<LookState>(() => ({
    viewport: { x: 0, y: 0, scale: 1 },
    size: { width: 1, height: 1 },
    arrangement: 'both',
    slider: 0.5,
    // Places alone are seldom what is asked for.
    shown: new Set(CLASSES.filter((each) => each !== 'moved')),
    pointed: new Set(),
    fitPending: true,
  }));
}

const MARGIN = 32;
const READABLE = 0.8;

/** Shows all of a picture. */
export function fitLook(look: LookStore, scene: Scene): void {
  const bounds = boundsOf([...scene.blocks, ...scene.tags]);
  const { size } = look.getState();
  look.setState({
    fitPending: false,
    ...(bounds && { viewport: fitted(bounds, size, { margin: MARGIN, most: 1 }) }),
  });
}

/** Points at blocks and brings them into view. */
export function pointAt(look: LookStore, scene: Scene, names: readonly string[]): void {
  const { size, viewport } = look.getState();
  const bounds = boundsOf(names.flatMap((name) => scene.byName.get(name) ?? []));
  look.setState({ pointed: new Set(names) });
  if (bounds) look.setState({ viewport: centred(bounds, size, Math.max(viewport.scale, READABLE)) });
}

export function toggleClass(look: LookStore, of: ChangeClass): void {
  const shown = new Set(look.getState().shown);
  if (!shown.delete(of)) shown.add(of);
  look.setState({ shown });
}
