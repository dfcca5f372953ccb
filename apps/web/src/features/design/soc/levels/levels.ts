import type { SocDocument, SocInstance } from '@netloom/model';
import { documentIn } from '@netloom/soc';
import { create } from 'zustand';
import { isDirty } from '../../../../document/index.ts';
import { chooseDesign } from '../../../../session/index.ts';
import { designs } from '../files/designs.ts';
import { isInstanceKey, setViewShelf } from '../files/viewShelf.ts';
import { selectBlocks } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import { showBlock } from '../find/show.ts';
import { canvasOf } from './canvasOf.ts';
import { insides } from './instanceView.ts';

/** A step down: the canvas that an instance stands in, and the one that shows its inside. */
export interface Step {
  from: number;
  /** Key under which that is open. */
  key: string;
  name: string;
  instance: string;
  to: number;
}

/** The way down to the canvas that is shown, as far as it was gone. */
export const useLevels = create<{ way: readonly Step[] }>(() => ({ way: [] }));

type Open = (socCanvasId: number) => Promise<void>;
let openCanvas: Open | undefined;

/** The screen tells how a canvas is opened. */
export function setOpener(open: Open | undefined): void {
  openCanvas = open;
}

/** The steps that lead to the canvas that is shown; none where it was opened otherwise. */
export function wayTo(way: readonly Step[], shown: number | undefined): readonly Step[] {
  const last = way.findLastIndex(({ to }) => to === shown);
  return way.slice(0, last + 1);
}

/** The instance that can be gone into: the only one selected, if it is a document. */
export function descendable(): string | undefined {
  const { selection, design } = useSoc.getState();
  const [name] = selection.blocks;
  if (name === undefined || selection.blocks.size !== 1) return undefined;
  return design.blocks.get(name)?.shape?.entry.document && name;
}

/** Shows the inside of an instance. */
export function descend(instance: string): Promise<void> {
  return goDownShared([instance]);
}

/** Shows the inside of an instance to be edited for this one alone; what it has instead of its document is kept around it. */
export async function descendHere(instance: string): Promise<void> {
  const { canvas } = useSoc.getState();
  const from = designs.use.getState().current;
  if (canvas === undefined || from === undefined) return;
  setViewShelf(insides);
  const key = `${from}/${instance}`;
  const open = designs.get(key);
  // Without edits of its own it is what the document and the design around it make of it now.
  if (open && !isDirty(open)) designs.forget(key);
  const way = wayTo(useLevels.getState().way, canvas.socCanvasId);
  await designs.open(key);
  const to = useSoc.getState().canvas;
  if (designs.use.getState().current !== key || !to) return;
  // Whoever comes back from another screen finds it still.
  chooseDesign(to.socCanvasId);
  const step = { from: canvas.socCanvasId, key: from, name: canvas.socName, instance, to: to.socCanvasId };
  useLevels.setState({ way: [...way, step] });
  useView.setState({ fitPending: true });
}

/**
 * Shows the inside of an instance of an instance …, from the shown diagram down, as it is there: what has something of its own
 * is shown with it.
 */
export async function goDown(instances: readonly string[]): Promise<void> {
  const { document, library, layout } = useSoc.getState();
  let at: SocDocument | undefined = document;
  let isShared = layout.insides?.[instances[0] ?? ''] === undefined;
  for (const name of instances) {
    const instance: SocInstance | undefined = at?.instances[name];
    if (Object.keys(instance?.patch ?? {}).length > 0) isShared = false;
    at = instance && documentIn(library, instance);
  }
  if (isShared) return goDownShared(instances);
  for (const name of instances) {
    await (hasOwn(name) ? descendHere(name) : goDownShared([name]));
  }
}

/** Whether an instance of the shown diagram has something, or is drawn, otherwise than its document. */
function hasOwn(instance: string): boolean {
  const { document, layout } = useSoc.getState();
  const { patch = {} } = document.instances[instance] ?? {};
  return Object.keys(patch).length > 0 || layout.insides?.[instance] !== undefined;
}

async function goDownShared(instances: readonly string[]): Promise<void> {
  const { canvas, document, library } = useSoc.getState();
  if (canvas === undefined || openCanvas === undefined) return;
  const steps: Step[] = [];
  const key = designs.use.getState().current ?? String(canvas.socCanvasId);
  let at = { from: canvas.socCanvasId, key, name: canvas.socName, document };
  for (const instance of instances) {
    const ip = at.document.instances[instance]?.ip ?? '';
    const [to, below] = [await canvasOf(ip), library.find(ip)?.document];
    if (to === undefined || below === undefined) return;
    steps.push({ from: at.from, key: at.key, name: at.name, instance, to });
    at = { from: to, key: String(to), name: below.name, document: below };
  }
  const way = wayTo(useLevels.getState().way, canvas.socCanvasId);
  await openCanvas(at.from);
  useLevels.setState({ way: [...way, ...steps] });
}

/** Shows the level that instances lead to from the topmost one that was come from. */
export async function goTo(way: readonly string[]): Promise<void> {
  const [first] = wayTo(useLevels.getState().way, useSoc.getState().canvas?.socCanvasId);
  if (first) await ascend(first);
  if (way.length > 0) await goDown(way);
}

/** Goes back up to where a step began, one level without it, with the instance selected. */
export async function ascend(step?: Step): Promise<void> {
  const way = wayTo(useLevels.getState().way, useSoc.getState().canvas?.socCanvasId);
  const target = step ?? way.at(-1);
  if (target === undefined || openCanvas === undefined) return;
  if (isInstanceKey(target.key)) {
    await designs.open(target.key);
    chooseDesign(target.from);
  } else await openCanvas(target.from);
  useLevels.setState({ way: way.slice(0, way.indexOf(target)) });
  selectBlocks([target.instance]);
  showBlock(target.instance);
}

/** From the inside of one instance to the document that all instances share. */
export async function toDocument(): Promise<void> {
  const { canvas } = useSoc.getState();
  if (canvas?.within) await openCanvas?.(canvas.socCanvasId);
}

/** Whether what is shown is a design, and not the inside of one instance, which shows outside what all others do. */
export function isShared(): boolean {
  const { canvas } = useSoc.getState();
  return canvas !== undefined && canvas.within === undefined;
}

export function isBelow(): boolean {
  return wayTo(useLevels.getState().way, useSoc.getState().canvas?.socCanvasId).length > 0;
}
