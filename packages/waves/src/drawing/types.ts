import type { Skin } from './skins.ts';
import type { TextRun } from './text/styles.ts';
import type { ValuePath } from './text/syntax.ts';

/** How a lane takes part in the bench made of a drawing. */
export type LaneDirection = 'clock' | 'input' | 'output' | 'none';

/** A row of the picture; without `wave` it is a space. */
export interface Lane {
  /** Where it stands in the document. */
  path: ValuePath;
  name: string;
  /** Looks of the name, and of each label of `data`, where they have any. */
  nameRuns?: TextRun[];
  dataRuns?: (TextRun[] | undefined)[];
  wave: string;
  /** Labels of its data cells, in order. */
  data: string[];
  /** A letter a cell where a node lies, else a dot. */
  node: string;
  /** Cells of this lane begin so many ticks earlier. */
  phase: number;
  /** Ticks a cell. */
  period: number;
  /** Coloured bands over and under the cells: `1` to `8` begin a colour, `0` ends it. */
  over?: string;
  under?: string;
  direction?: LaneDirection;
  /** Bits, where the user chose them. */
  width?: number;
}

/** A bracket at the left over neighbouring lanes. */
export interface LaneGroup {
  path: ValuePath;
  name: string;
  nameRuns?: TextRun[];
  /** 0 is the outermost. */
  depth: number;
  /** Index of its first lane, and how many there are. */
  first: number;
  count: number;
}

/** `a~>b text`: an arrow or line between two nodes. */
export interface Edge {
  /** Where it stands in the document's list. */
  index: number;
  from: string;
  to: string;
  shape: string;
  label: string;
  labelRuns?: TextRun[];
}

/** What stands over or under the lanes. */
export interface Caption {
  text: string;
  runs?: TextRun[];
  /** Texts at the grid lines (tick) and between them (tock), from the first one on. */
  ticks: Numbering | null;
  tocks: Numbering | null;
}

export interface Numbering {
  text(index: number): string;
}

/** What a drawing says of its testbench, under the key `netloom`, which WaveDrom passes over. */
export interface BenchSettings {
  module?: string;
  /** Cycles that a gap waits. */
  gap?: number;
}

export interface Drawing {
  lanes: Lane[];
  groups: LaneGroup[];
  edges: Edge[];
  head: Caption | null;
  foot: Caption | null;
  /** Width of a tick, in units of the usual one. */
  hscale: number;
  /** Ticks that are shown; all without it. */
  bounds: [from: number, to: number] | null;
  skin: Skin;
  /** Grid lines at the ticks are drawn. */
  marks: boolean;
  /** Size of the labels of edges and of nodes, in pixels. */
  arcFontSize: number | null;
  bench: BenchSettings;
}
