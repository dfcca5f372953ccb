import type { SocDocument, SocLayout } from '@netloom/model';
import { createLibrary, designOf } from '@netloom/soc';
import type { Design, Library } from '@netloom/soc';
import { create } from 'zustand';
import { buildScene } from '../geometry/scene.ts';
import type { Scene } from '../geometry/scene.ts';

/** The canvas that is open, and the stored texts that the next save starts from. */
interface OpenCanvas {
  socCanvasId: number;
  socName: string;
  path: string;
  hash: string;
  savedDocument: SocDocument;
  savedLayout: SocLayout;
}

/** What undo brings back. */
interface Snapshot {
  document: SocDocument;
  layout: SocLayout;
}

export interface Selection {
  /** Instances and names of the top level. */
  blocks: ReadonlySet<string>;
  /** Ids of connections. */
  links: ReadonlySet<string>;
}

export interface SocState extends Snapshot {
  canvas: OpenCanvas | undefined;
  library: Library;
  /** Both follow from document, layout and library. */
  design: Design;
  scene: Scene;
  clockWires: boolean;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  selection: Selection;
}

export const NO_SELECTION: Selection = { blocks: new Set(), links: new Set() };

const EMPTY_DOCUMENT: SocDocument = {
  netloom: 'soc',
  version: 1,
  vlnv: 'user:soc:top:1.0',
  name: 'top',
  parameters: {},
  clocks: {},
  resets: {},
  ports: {},
  interfaces: {},
  instances: {},
  interfaceConnections: [],
  portConnections: [],
  addressMap: {},
  interrupts: {},
};

function initialState(): SocState {
  const library = createLibrary([]);
  const design = designOf(EMPTY_DOCUMENT, library);
  const layout: SocLayout = { netloom: 'layout', version: 1, blocks: {} };
  return {
    canvas: undefined,
    document: EMPTY_DOCUMENT,
    layout,
    library,
    design,
    scene: buildScene(design, layout, { clockWires: false }),
    clockWires: false,
    past: [],
    future: [],
    selection: NO_SELECTION,
  };
}

/** The open document, its picture, and what is selected in it. */
export const useSoc = create<SocState>(initialState);

/** Sets part of the state and brings design and scene up to date. */
export function setSoc(next: Partial<SocState>): void {
  const state = { ...useSoc.getState(), ...next };
  const before = useSoc.getState();
  const newDesign = state.document !== before.document || state.library !== before.library;
  const design = newDesign ? designOf(state.document, state.library) : before.design;
  const same = isDrawnAlike(state, before);
  const scene = same ? before.scene : buildScene(design, state.layout, { clockWires: state.clockWires });
  useSoc.setState({ ...state, design, scene, selection: existing(state.selection, scene) });
}

/** What the picture does not show: a change of these alone leaves it as it is. */
const UNSEEN = new Set<string>(['addressMap', 'vlnv', 'name', 'title', 'description']);

function isDrawnAlike(a: SocState, b: SocState): boolean {
  if (a.layout !== b.layout || a.clockWires !== b.clockWires || a.library !== b.library) return false;
  const sections = Object.keys(a.document) as (keyof SocDocument)[];
  return sections.every((section) => UNSEEN.has(section) || a.document[section] === b.document[section]);
}

/** A selection without what is no longer there. */
function existing(selection: Selection, scene: Scene): Selection {
  const links = new Set(scene.links.map((link) => link.id));
  const gone =
    [...selection.blocks].some((name) => !scene.byName.has(name)) ||
    [...selection.links].some((id) => !links.has(id));
  if (!gone) return selection;
  return {
    blocks: new Set([...selection.blocks].filter((name) => scene.byName.has(name))),
    links: new Set([...selection.links].filter((id) => links.has(id))),
  };
}
