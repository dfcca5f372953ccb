import type { SocDocument, SocLayout } from '@netloom/model';
import { createLibrary, designOf } from '@netloom/soc';
import type { Design, Library } from '@netloom/soc';
import { create } from 'zustand';
import { roughly } from '../geometry/routing/rough.ts';
import { refine } from './refine.ts';
import { buildScene } from '../geometry/scene.ts';
import type { Scene } from '../geometry/scene.ts';
import { isDirty } from '../../../../document/index.ts';
import { designs } from '../files/designs.ts';
import type { SocDesign } from '../files/designs.ts';
import type { InstancePlace } from '../files/viewShelf.ts';
import { withEdited } from '../files/edited.ts';

/** The canvas that is open. */
interface OpenCanvas {
  socCanvasId: number;
  socName: string;
  path: string;
  /** Set where it is the inside of one instance. */
  within?: InstancePlace | undefined;
}

export interface Selection {
  /** Instances and names of the top level. */
  blocks: ReadonlySet<string>;
  /** Ids of connections. */
  links: ReadonlySet<string>;
  /** Notes and frames. */
  notes?: ReadonlySet<string>;
}

export interface SocState extends SocDesign {
  canvas: OpenCanvas | undefined;
  /** Whether document or layout say something else than what is stored. */
  isDirty: boolean;
  /** What the project has stored. */
  stored: Library;
  /** The same with the edits of other open designs. */
  library: Library;
  /** Both follow from document, layout and library. */
  design: Design;
  scene: Scene;
  clockWires: boolean;
  hidesInterrupts: boolean;
  /** Several connections between the same two blocks are one line, but for bundles that were opened. */
  bundles: boolean;
  openBundles: ReadonlySet<string>;
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
    isDirty: false,
    document: EMPTY_DOCUMENT,
    layout,
    stored: library,
    library,
    design,
    scene: buildScene(design, layout, { clockWires: false }),
    clockWires: false,
    hidesInterrupts: false,
    bundles: false,
    openBundles: new Set(),
    selection: NO_SELECTION,
  };
}

/** The shown document, its picture, and what is selected in it. */
export const useSoc = create<SocState>(initialState);

/** Sets part of the state and brings design and scene up to date. */
export function setSoc(next: Partial<SocState>): void {
  const state = { ...useSoc.getState(), ...next };
  const before = useSoc.getState();
  const newDesign = state.document !== before.document || state.library !== before.library;
  const design = newDesign ? designOf(state.document, state.library) : before.design;
  const same = isDrawnAlike(state, before);
  const scene = same ? before.scene : buildScene(design, state.layout, state, roughly(before.scene.routing));
  useSoc.setState({ ...state, design, scene, selection: existing(state.selection, scene) });
  if (!same) refine(scene, showRefined);
}

/** Shows the wires that were found meanwhile, where what they are of is shown still. */
function showRefined(refined: Scene, rough: Scene): void {
  if (useSoc.getState().scene === rough) useSoc.setState({ scene: refined });
}

/** What the picture does not show: a change of these alone leaves it as it is. */
const UNSEEN = new Set<string>(['addressMap', 'vlnv', 'name', 'title', 'description']);

function isDrawnAlike(a: SocState, b: SocState): boolean {
  const looks = ['layout', 'library', 'clockWires', 'hidesInterrupts', 'bundles', 'openBundles'] as const;
  if (looks.some((look) => a[look] !== b[look])) return false;
  const sections = Object.keys(a.document) as (keyof SocDocument)[];
  return sections.every((section) => UNSEEN.has(section) || a.document[section] === b.document[section]);
}

/** A selection without what is no longer there. */
function existing(selection: Selection, scene: Scene): Selection {
  const links = new Set(selection.links.size === 0 ? [] : scene.links.map((link) => link.id));
  const notes = new Set(scene.notes.map(({ name }) => name));
  const gone =
    [...(selection.notes ?? [])].some((name) => !notes.has(name)) ||
    [...selection.blocks].some((name) => !scene.byName.has(name)) ||
    [...selection.links].some((id) => !links.has(id));
  if (!gone) return selection;
  return {
    blocks: new Set([...selection.blocks].filter((name) => scene.byName.has(name))),
    links: new Set([...selection.links].filter((id) => links.has(id))),
    notes: new Set([...(selection.notes ?? [])].filter((name) => notes.has(name))),
  };
}

designs.use.subscribe(() => {
  const open = designs.current();
  const { canvas, document, layout, library } = useSoc.getState();
  if (open?.stored === undefined) {
    if (canvas !== undefined) useSoc.setState({ canvas: undefined, isDirty: false });
    return;
  }
  const { socCanvasId, socName, path, within } = open.stored;
  const isShown =
    canvas?.socCanvasId === socCanvasId &&
    canvas.within?.parent === within?.parent &&
    canvas.within?.instance === within?.instance;
  const isSame = isShown && canvas.socName === socName && canvas.path === path;
  const next = {
    ...open.document,
    isDirty: isDirty(open),
    canvas: isSame ? canvas : { socCanvasId, socName, path, within },
    library: withEdited(useSoc.getState().stored),
  };
  const isAlike = next.document === document && next.layout === layout && next.library === library;
  if (isAlike) useSoc.setState(next);
  else setSoc(isShown ? next : { ...next, selection: NO_SELECTION });
});
