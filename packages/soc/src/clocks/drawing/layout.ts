import type { SocDocument } from '@netloom/model';
import { clockTree } from '../clockTree.ts';
import { enablePort, enablesOf } from '../enables.ts';
import { inputsOf } from '../sources.ts';
import { unitOf } from '../unit.ts';
import { clockUses } from '../uses.ts';

export const BOX = { width: 180, height: 44, gapX: 64, gapY: 14, margin: 16 };
const STEP = BOX.height + BOX.gapY;

export interface TreeBox {
  /** Clock, `.instance` of a leaf, or `~name` of an enable. */
  id: string;
  kind: 'enable' | 'input' | 'divider' | 'mux' | 'gate' | 'pll' | 'oscillator' | 'block';
  name: string;
  x: number;
  y: number;
  frequency: number | undefined;
  /** The clocks that it is made of, or that a block takes, by their ids. */
  inputs: string[];
}

export interface TreeLayout {
  boxes: TreeBox[];
  width: number;
  height: number;
}

/** Clocks in columns by their distance from the inputs of the top level, the blocks that they feed at the right. */
export function layoutTree(document: SocDocument): TreeLayout {
  const { nodes } = clockTree(document);
  const rank = new Map<string, number>();
  const columns: TreeBox[][] = [];
  const place = (box: Omit<TreeBox, 'x' | 'y'>, column: number) => {
    const list = (columns[column] ??= []);
    list.push({ ...box, x: BOX.margin + column * (BOX.width + BOX.gapX), y: 0 });
  };
  for (const name of Object.keys(document.clocks)) {
    const { source, frequency } = document.clocks[name]!;
    const node = nodes.get(name);
    const inputs = [...inputsOf(source)];
    const kind = source?.kind ?? 'input';
    place({ id: name, kind, name, frequency: node?.frequency ?? frequency, inputs }, node?.depth ?? 0);
  }
  for (const { name, clock, ratio } of enablesOf(document)) {
    const from = nodes.get(clock);
    const frequency = from?.frequency === undefined ? undefined : from.frequency / ratio;
    place({ id: `~${name}`, kind: 'enable', name, frequency, inputs: [clock] }, (from?.depth ?? 0) + 1);
  }
  const last = columns.length;
  for (const [instance, inputs] of blocksOf(document))
    place({ id: `.${instance}`, kind: 'block', name: instance, frequency: undefined, inputs }, last);
  for (const column of columns) order(column ?? [], rank);
  // A wire that passes columns by runs at the height of its block: between the clocks there, not behind one.
  for (const box of columns[last] ?? []) box.y += STEP / 2;
  const boxes = columns.flat();
  const tallest = Math.max(0, ...columns.map((column) => column?.length ?? 0));
  return {
    boxes,
    width: 2 * BOX.margin + columns.length * (BOX.width + BOX.gapX) - BOX.gapX,
    height: 2 * BOX.margin + (tallest + 0.5) * STEP,
  };
}

/** Each box near what it comes from, so that few wires cross. */
function order(column: TreeBox[], rank: Map<string, number>): void {
  const mean = ({ inputs }: TreeBox) => {
    const known = inputs.flatMap((each) => rank.get(each) ?? []);
    return known.length === 0 ? 0 : known.reduce((sum, each) => sum + each, 0) / known.length;
  };
  const sorted = column.toSorted((a, b) => mean(a) - mean(b));
  column.splice(0, column.length, ...sorted);
  for (const [index, box] of column.entries()) {
    box.y = BOX.margin + index * STEP;
    rank.set(box.id, index);
  }
}

function blocksOf(document: SocDocument): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, instance } of clockUses(document)) {
    if (!Object.hasOwn(document.clocks, name)) continue;
    const clocks = found.get(instance) ?? [];
    if (!clocks.includes(name)) found.set(instance, [...clocks, name]);
  }
  for (const { id, instance } of enableUses(document))
    found.set(instance, [...(found.get(instance) ?? []), id]);
  return found;
}

/** The blocks that take an enable. */
function enableUses(document: SocDocument): { id: string; instance: string }[] {
  const unit = unitOf(document);
  const ids = new Map<string, string>(
    enablesOf(document).map(({ name }) => [`${unit}.${enablePort(name)}`, `~${name}`]),
  );
  return document.portConnections.flatMap(({ from, to }) => {
    const id = ids.get(from);
    const [instance = '', port] = to.split('.');
    return id === undefined || port === undefined ? [] : [{ id, instance }];
  });
}

/** What a box comes from and what comes of it, itself included. */
export function traceOf({ boxes }: TreeLayout, id: string): Set<string> {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const found = new Set<string>();
  const up = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const input of byId.get(each)?.inputs ?? []) up(input);
  };
  up(id);
  const fed = new Set([id]);
  for (let before = 0; before !== fed.size;) {
    before = fed.size;
    for (const box of boxes) if (box.inputs.some((input) => fed.has(input))) fed.add(box.id);
  }
  return new Set([...found, ...fed]);
}
