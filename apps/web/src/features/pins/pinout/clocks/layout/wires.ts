import type { ClockState, ClockTree } from '@netloom/pins';
import { boxOf } from './boxes.ts';
import { BOX } from './layout.ts';
import type { Layout, PlacedBox } from './layout.ts';

export interface Wire {
  from: string;
  to: string;
  /** Path of SVG. */
  path: string;
  /** Whether the mux at its end takes this clock; always so where there is no choice. */
  chosen: boolean;
}

/** Muxes whose other inputs are drawn too; of the rest only what they take, for calm. */
const FULLY_DRAWN = new Set(['PLLSource', 'SYSCLKSource']);

/** Wires between the boxes as the muxes stand now. */
export function wiresOf(tree: ClockTree, { boxes }: Layout, { settings }: ClockState): Wire[] {
  const byName = new Map(boxes.map((box) => [box.node.name, box]));
  return boxes.flatMap((box) =>
    inputsOf(box, settings).flatMap(({ input, chosen }) => {
      const source = byName.get(boxOf(input, tree));
      if (!source) return [];
      return [{ from: source.node.name, to: box.node.name, chosen, path: route(source, box) }];
    }),
  );
}

function inputsOf(
  { node }: PlacedBox,
  settings: ClockState['settings'],
): { input: string; chosen: boolean }[] {
  if (node.kind === 'mux') {
    return node.options.flatMap(({ value, input }) => {
      const chosen = settings[node.name] === value;
      return input !== undefined && (chosen || FULLY_DRAWN.has(node.name)) ? [{ input, chosen }] : [];
    });
  }
  return 'input' in node ? [{ input: node.input, chosen: true }] : [];
}

/** At right angles through the gaps between columns and rows; each source keeps to a lane of its own. */
function route(from: PlacedBox, to: PlacedBox): string {
  const y = from.y + BOX.height / 2;
  const end = to.y + BOX.height / 2;
  const right = from.x + BOX.width;
  const lane = laneOf(from);
  const out = right + 5 + lane * 4;
  const isNext = to.x > right && to.x - right < BOX.width;
  if (isNext) return y === end ? `M${right} ${y}H${to.x}` : `M${right} ${y}H${out}V${end}H${to.x}`;
  const above = to.y - 3 - lane * 2;
  const before = to.x - 5 - lane * 4;
  return `M${right} ${y}H${out}V${above}H${before}V${end}H${to.x}`;
}

function laneOf({ x, y }: PlacedBox): number {
  return Math.round(x / BOX.width + y / BOX.height) % 4;
}
