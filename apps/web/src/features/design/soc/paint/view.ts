import type { NameValue } from '../../../files/editor/index.ts';
import type { Rect } from '../../../../view2d/geometry.ts';

export type BlockMark = 'error' | 'warning';

/** What of the scene is shown, and how it stands out. */
export interface View {
  /** Pixels for one canvas unit. */
  zoom: number;
  /** The part of the scene that is seen; undefined shows all. */
  visible: Rect | undefined;
  selectedBlocks: ReadonlySet<string>;
  selectedLinks: ReadonlySet<string>;
  selectedNotes: ReadonlySet<string>;
  hoveredNet: string | undefined;
  /** Connections of the net that is lit through all levels. */
  litLinks: ReadonlySet<string>;
  /** Pins that the wire being drawn may end at. */
  compatible: ReadonlySet<string> | undefined;
  marks: ReadonlyMap<string, BlockMark>;
  /** How many messages are about a block. */
  said: ReadonlyMap<string, number>;
  /** Measured loads of connections, as shares of clocks. */
  loads: ReadonlyMap<string, number>;
  /** Values on the wires, by the connection's id. */
  values: ReadonlyMap<string, NameValue>;
}

export const PLAIN_VIEW: View = {
  zoom: 1,
  visible: undefined,
  selectedBlocks: new Set(),
  selectedLinks: new Set(),
  selectedNotes: new Set(),
  hoveredNet: undefined,
  litLinks: new Set(),
  compatible: undefined,
  marks: new Map(),
  said: new Map(),
  loads: new Map(),
  values: new Map(),
};

/** Below these zooms letters would be smaller than one can read: pins lose their names, then blocks and flags. */
export const PIN_TEXT_ZOOM = 0.55;
export const TITLE_ZOOM = 0.18;
