import type { Diagnostic, SocDocument, SocLayout } from '@netloom/model';
import { Checker, attach, designOf } from '@netloom/soc';
import type { Attachment, AttachLine, Drawing } from '@netloom/soc';
import { costsOf } from '@netloom/soc/cost';
import type { Cost } from '@netloom/soc/cost';
import { create } from 'zustand';
import { roughly } from '../geometry/routing/rough.ts';
import { buildScene } from '../geometry/scene.ts';
import type { Scene } from '../geometry/scene.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { besidePeers } from './besidePeers.ts';

/** What connecting instances would do, shown before it is done. */
export interface Proposal {
  /** The design that it was made for; once that has changed, the proposal says nothing any more. */
  from: SocDocument;
  /** The instances; with `isNew` they are not in the design yet. */
  names: readonly string[];
  isNew: boolean;
  /** The design with the instances in their places and nothing connected. */
  placed: Drawing;
  /** All that can be connected; `leftOut` holds ids. */
  lines: readonly AttachLine[];
  leftOut: ReadonlySet<string>;
  /** What comes out without what is left out, as a document and as a picture. */
  attached: Attachment;
  layout: SocLayout;
  scene: Scene;
  /** What the blocks that are put in cost, by name; undefined where that was not measured. */
  costs: ReadonlyMap<string, Cost | undefined>;
  /** Errors that the instances have then. */
  open: readonly Diagnostic[];
}

export const useProposal = create<{ proposal: Proposal | undefined }>(() => ({ proposal: undefined }));

/** Knows the last proposal: ticking a line checks what it touches. */
const checker = new Checker();

export const isProposed = (): boolean => useProposal.getState().proposal !== undefined;

/** Proposes to connect instances; false where nothing of them can be connected by itself. */
export function propose(placed: Drawing, names: readonly string[], isNew: boolean): boolean {
  const { document: from, library } = useSoc.getState();
  const { lines } = attach(placed.document, library, names);
  if (lines.length === 0) return false;
  const proposal = worked({ from, names, isNew, placed, lines, leftOut: new Set() });
  useProposal.setState({ proposal });
  return true;
}

/** Leaves a line out, or takes it in again; what cannot be without it goes and comes with it. */
export function toggleLine(id: string): void {
  const { proposal } = useProposal.getState();
  if (!proposal) return;
  const leftOut = new Set(proposal.leftOut);
  if (!leftOut.delete(id)) leftOut.add(id);
  useProposal.setState({ proposal: worked({ ...proposal, leftOut }) });
}

/** Connects, as one step with the placing. */
export function acceptProposal(): void {
  const { proposal } = useProposal.getState();
  dismissProposal();
  if (proposal) take(proposal, { document: proposal.attached.document, layout: proposal.layout });
}

/** Places without connecting. */
export function placeOnly(): void {
  const { proposal } = useProposal.getState();
  dismissProposal();
  if (proposal?.isNew) take(proposal, proposal.placed);
}

export function dismissProposal(): void {
  useProposal.setState({ proposal: undefined });
}

function take({ names }: Proposal, drawing: Drawing): void {
  change({ ...drawing, selection: { blocks: new Set(names), links: new Set() } });
}

type Asked = Omit<Proposal, 'attached' | 'layout' | 'scene' | 'costs' | 'open'>;

function worked(asked: Asked): Proposal {
  const { library, clockWires, hidesInterrupts, bundles, openBundles, scene } = useSoc.getState();
  const { placed, names, leftOut } = asked;
  const attached = attach(placed.document, library, names, (id) => leftOut.has(id));
  const design = designOf(attached.document, library);
  const added = attached.lines.flatMap(({ blocks }) => blocks);
  const costs = costsOf(attached.document, library, added);
  const layout = besidePeers(placed, design, attached.lines, scene.blocks);
  const open = checker
    .check(attached.document, library)
    .filter(
      ({ severity, place }) =>
        severity === 'error' && place?.kind === 'document' && names.includes(place.instance ?? ''),
    );
  const shown = buildScene(
    design,
    layout,
    { clockWires, hidesInterrupts, bundles, openBundles },
    roughly(scene.routing),
  );
  return { ...asked, attached, layout, scene: shown, costs, open };
}

useSoc.subscribe(({ document }) => {
  const { proposal } = useProposal.getState();
  if (proposal && proposal.from !== document) dismissProposal();
});
