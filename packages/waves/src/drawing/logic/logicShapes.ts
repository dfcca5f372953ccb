import { runsWidth } from '../picture/runs.ts';
import { round, textWidth } from '../picture/shapes.ts';
import { styled, wordsOfRuns } from '../read/readRuns.ts';
import type { TextRun } from '../text/styles.ts';
import type { Figure, Shape } from '../picture/shapes.ts';
import { gateShapes, inset } from './gateShapes.ts';
import { lookOf } from './gates.ts';
import type { GateLook } from './gates.ts';
import type { LogicDrawing, LogicNode } from './logicTypes.ts';

/** Pixels from an input's row to the next one's, and between circuits. */
const ROW = 26;
const GAP = 14;
const GATE = 40;
const PIN = 12;
const STEP = 6;
const NAME = 12;
const LEAD = 14;

/** A node with its place: `x` is where its output line begins. */
interface Placed {
  node: LogicNode;
  x: number;
  y: number;
  inputs: Placed[];
}

/** Circuits below each other: inputs at the left of what they drive, outputs at the right. */
export function logicShapes({ outputs }: LogicDrawing): Figure {
  const columns = columnsOf(outputs.map(({ driver }) => driver));
  const reach = placedAll(outputs, columns).placed.reduce((least, one) => Math.min(least, leftOf(one)), 0);
  const { placed, height } = placedAll(
    outputs,
    columns.map((x) => round(x - reach)),
  );
  const end = round(LEAD - reach);
  const shapes: Shape[] = [];
  placed.forEach((driver, i) => {
    const { x, y } = driver;
    shapes.push({ kind: 'path', role: 'line', d: `M${x} ${y}H${end}` }, dot(end, y));
    shapes.push({ kind: 'text', role: 'name', anchor: 'start', x: end + 6, y, ...named(outputs[i]!.name) });
    draw(driver, shapes);
  });
  const names = outputs.reduce((most, { name }) => Math.max(most, runsWidth(name, NAME)), 0);
  return { width: end + 6 + names, height, shapes };
}

function placedAll(outputs: LogicDrawing['outputs'], columns: number[]) {
  let top = 0;
  const placed = outputs.map(({ driver }) => {
    const rows = { next: top + ROW / 2 };
    const one = place(driver, 0, columns, rows);
    top = rows.next - ROW / 2 + GAP;
    return one;
  });
  return { placed, height: Math.max(ROW, top - GAP) };
}

/** Where the outputs of each depth's gates lie: columns are as far apart as their lines need. */
function columnsOf(drivers: LogicNode[]): number[] {
  const columns: number[] = [];
  let x = 0;
  for (let level = drivers; level.length > 0;) {
    columns.push(x);
    const gates = level.filter((node) => node.kind === 'gate');
    const most = gates.reduce((sum, { inputs }) => Math.max(sum, inputs.length), 1);
    const width = gates.reduce((widest, { type }) => Math.max(widest, widthOf(lookOf(type))), 0);
    x -= width + LEAD + STEP * most;
    level = gates.flatMap(({ inputs }) => inputs);
  }
  return columns;
}

function widthOf({ body, text }: GateLook): number {
  if (body === 'ring') return 26;
  return body === 'box' ? Math.max(30, textWidth(text, NAME) + 14) : GATE;
}

function heightOf(look: GateLook, inputs: number): number {
  if (look.body === 'ring') return 26;
  if (look.body === 'buffer') return 24;
  return Math.max(28, inputs * PIN);
}

function place(node: LogicNode, depth: number, columns: number[], rows: { next: number }): Placed {
  const x = columns[depth]!;
  if (node.kind === 'input') {
    const y = rows.next;
    rows.next += ROW;
    return { node, x, y, inputs: [] };
  }
  const inputs = node.inputs.map((input) => place(input, depth + 1, columns, rows));
  return { node, x, y: round((inputs[0]!.y + inputs.at(-1)!.y) / 2), inputs };
}

function draw({ node, x, y, inputs }: Placed, shapes: Shape[]): void {
  if (node.kind === 'input') {
    shapes.push(dot(x, y), { kind: 'text', role: 'name', anchor: 'end', x: x - 6, y, ...named(node.name) });
    return;
  }
  const look = lookOf(node.type);
  const [width, height] = [widthOf(look), heightOf(look, inputs.length)];
  const pin = Math.min(PIN, (height - 4) / inputs.length);
  const pins = inputs.map((_, i) => round(y + (i - (inputs.length - 1) / 2) * pin));
  const lines = inputs.map((input, i) => {
    const end = x - width + inset(look, width, height, pins[i]! - y) + (look.body === 'xor' ? -3 : 0);
    return wire(input, pins[i]!, x - width - STEP * (1 + order(inputs, pins, i)), end);
  });
  shapes.push({ kind: 'path', role: 'line', d: lines.join('') });
  shapes.push(...gateShapes(look, x, y, width, height));
  for (const input of inputs) draw(input, shapes);
}

/** Lines that go down turn the earlier the lower they begin, those that go up the higher: so none crosses another. */
function order(inputs: Placed[], pins: number[], index: number): number {
  const falls = (i: number) => inputs[i]!.y < pins[i]!;
  const same = inputs.map((_, i) => i).filter((i) => falls(i) === falls(index));
  const at = same.indexOf(index);
  return falls(index) ? at : same.length - 1 - at;
}

function wire({ x, y }: Placed, pin: number, turn: number, end: number): string {
  const way = y === pin ? '' : `H${round(turn)}V${pin}`;
  return `M${round(x)} ${y}${way}H${round(end)}`;
}

function dot(x: number, y: number): Shape {
  return {
    kind: 'path',
    role: 'edgeHead',
    d: `M${round(x - 2.5)} ${y}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0z`,
  };
}

function named(name: TextRun[]) {
  return { text: wordsOfRuns(name), ...styled(name) };
}

function leftOf({ node, x, inputs }: Placed): number {
  if (node.kind === 'input') return x - 8 - runsWidth(node.name, NAME);
  return inputs.reduce((least, input) => Math.min(least, leftOf(input)), x);
}
