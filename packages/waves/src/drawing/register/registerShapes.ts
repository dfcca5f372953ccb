import { round, textWidth } from '../picture/shapes.ts';
import type { Figure, FillRole, Shape } from '../picture/shapes.ts';
import { styled, wordsOfRuns } from '../read/readRuns.ts';
import type { DrawnField, FieldText, RegisterDrawing } from './registerTypes.ts';

const GAP = 10;
const LEGEND = 24;
const SWATCH = 12;

/** Where rows and bits lie; pixels. */
interface Layout {
  left: number;
  step: number;
  /** Bits of a row. */
  row: number;
  /** Of a row with its numbers and attributes, and of its boxes alone. */
  pitch: number;
  box: number;
  numbers: number;
  line: number;
}

/** A register as boxes: the numbers of bits above, names inside, attributes below. */
export function registerShapes(drawing: RegisterDrawing): Figure {
  const layout = layoutOf(drawing);
  const legend = drawing.legend.length > 0 ? LEGEND : 0;
  const shapes = legendShapes(drawing, layout);
  for (let lane = 0; lane < drawing.lanes; lane++) {
    const row = drawing.hflip ? lane : drawing.lanes - 1 - lane;
    const top = legend + row * layout.pitch + layout.numbers;
    shapes.push(...laneShapes(drawing, lane, top, layout));
  }
  return { width: drawing.hspace, height: Math.ceil(legend + drawing.lanes * layout.pitch), shapes };
}

function layoutOf({ fields, bits, lanes, hspace, vspace, fontsize, label }: RegisterDrawing): Layout {
  const line = fontsize + 3;
  const numbers = fontsize + 4;
  const attributes = fields.reduce((most, { attrs }) => Math.max(most, attrs.length), 0) * line;
  const box = Math.max(
    fontsize + 6,
    vspace === undefined ? 2.4 * fontsize : vspace - numbers - attributes - GAP,
  );
  const room = (texts: string[] | null) =>
    texts === null ? 1 : texts.reduce((most, text) => Math.max(most, textWidth(text, fontsize)), 0) + GAP;
  const left = room(label.left);
  const row = Math.ceil(bits / lanes);
  const step = Math.max(4, (hspace - left - room(label.right)) / row);
  return { left, step, row, pitch: numbers + box + attributes + GAP, box, numbers, line };
}

/** The part of a field that lies in a row: columns from the left, and bits of the register. */
interface Part {
  field: DrawnField;
  low: number;
  high: number;
  x: number;
  width: number;
}

function partsOf({ fields, vflip }: RegisterDrawing, lane: number, { left, step, row }: Layout): Part[] {
  const [first, last] = [lane * row, (lane + 1) * row - 1];
  return fields
    .filter((field) => field.low <= last && field.low + field.bits - 1 >= first)
    .map((field) => {
      const low = Math.max(field.low, first);
      const high = Math.min(field.low + field.bits - 1, last);
      const column = vflip ? low - first : last - high;
      return { field, low, high, x: left + column * step, width: (high - low + 1) * step };
    });
}

function laneShapes(drawing: RegisterDrawing, lane: number, top: number, layout: Layout): Shape[] {
  const { left, step, row, box } = layout;
  const parts = partsOf(drawing, lane, layout);
  const count = Math.min(row, drawing.bits - lane * row);
  const begin = drawing.vflip ? left : left + (row - count) * step;
  const lines = [`M${round(begin)} ${top}h${round(count * step)}v${round(box)}h${round(-count * step)}z`];
  for (const { x } of parts) if (x > begin + 0.01) lines.push(`M${round(x)} ${top}v${round(box)}`);
  const tick = box / 8;
  for (let bit = 1; bit < count; bit++) {
    const x = round(begin + bit * step);
    lines.push(`M${x} ${top}v${round(tick)}M${x} ${round(top + box)}v${round(-tick)}`);
  }
  return [
    ...parts.flatMap((part) => groundOf(part, top, box)),
    { kind: 'path', role: 'line', d: lines.join('') },
    ...parts.flatMap((part) => textsOf(part, top, drawing, layout)),
    ...sides(drawing, lane, top + box / 2, layout),
  ];
}

/** What has no name is reserved, and gray unless a type is chosen. */
function groundOf({ field, x, width }: Part, top: number, box: number): Shape[] {
  if (field.name !== null && field.type === undefined) return [];
  const d = `M${round(x)} ${top}h${round(width)}v${round(box)}h${round(-width)}z`;
  return [{ kind: 'path', role: groundRole(field.type), d }];
}

function groundRole(type: number | undefined): FillRole | 'unknown' {
  return type !== undefined && type >= 2 && type <= 9 ? (`fill${type}` as FillRole) : 'unknown';
}

function textsOf(
  part: Part,
  top: number,
  { fontsize, offset, vflip }: RegisterDrawing,
  layout: Layout,
): Shape[] {
  const { field, low, high, x } = part;
  const { step, box, line } = layout;
  const number = (bit: number, column: number): Shape => ({
    ...{ kind: 'text', role: 'tick', anchor: 'middle', size: Math.min(fontsize * 0.8, step * 0.75) },
    ...{ x: round(x + (column + 0.5) * step), y: round(top - fontsize / 2 - 1), text: String(bit + offset) },
  });
  const columns = high - low;
  const numbers = [
    number(low, vflip ? 0 : columns),
    ...(columns > 0 ? [number(high, vflip ? columns : 0)] : []),
  ];
  const name = field.name === null ? [] : written(field.name, part, top + box / 2, layout, vflip);
  const attrs = field.attrs.flatMap((attr, i) =>
    written(attr, part, top + box + (i + 0.6) * line, layout, vflip),
  );
  return [
    ...numbers,
    ...name.map((shape): Shape => ({ ...shape, size: fontsize, ...turned(field.rotate, box) })),
    ...attrs.map((shape): Shape => ({ ...shape, role: 'group', size: fontsize * 0.9 })),
  ];
}

function turned(rotate: number, box: number) {
  return rotate === 0 ? {} : { turn: rotate, most: Math.max(box, 60) };
}

/** A text in the middle of its field, or the bits of a number, one in each column. */
function written(value: FieldText, part: Part, y: number, { step }: Layout, vflip: boolean) {
  const { field, low, high, x, width } = part;
  const text = (content: string, at: number, most: number) =>
    ({
      kind: 'text',
      role: 'label',
      anchor: 'middle',
      x: round(at),
      y: round(y),
      text: content,
      most,
    }) as const;
  if (typeof value !== 'number') {
    return [{ ...text(wordsOfRuns(value), x + width / 2, width - 4), ...styled(value) }];
  }
  return Array.from({ length: high - low + 1 }, (_, i) => {
    const column = vflip ? i : high - low - i;
    const bit = Math.floor(value / 2 ** (low + i - field.low)) % 2;
    return text(String(Math.abs(bit)), x + (column + 0.5) * step, step);
  });
}

function sides(
  { label, hspace, fontsize }: RegisterDrawing,
  lane: number,
  y: number,
  layout: Layout,
): Shape[] {
  const side = (texts: string[] | null, x: number, anchor: 'start' | 'end'): Shape[] => {
    if (texts === null) return [];
    const text = texts[lane]!;
    return [{ kind: 'text', role: 'name', x: round(x), y: round(y), text, anchor, size: fontsize }];
  };
  return [...side(label.left, layout.left - GAP / 2, 'end'), ...side(label.right, hspace, 'end')];
}

function legendShapes({ legend, fontsize, hspace }: RegisterDrawing, { left }: Layout): Shape[] {
  const shapes: Shape[] = [];
  const widths = legend.map(({ text }) => SWATCH + textWidth(text, fontsize) + 3 * GAP);
  let x = Math.max(left, (hspace - widths.reduce((sum, width) => sum + width, 0)) / 2);
  legend.forEach(({ text, type }, i) => {
    const d = `M${round(x)} 4h${SWATCH}v${SWATCH}h${-SWATCH}z`;
    shapes.push({ kind: 'path', role: groundRole(type), d }, { kind: 'path', role: 'line', d });
    shapes.push({
      ...{ kind: 'text', role: 'name', anchor: 'start', text, size: fontsize },
      ...{ x: round(x + SWATCH + GAP / 2), y: 4 + SWATCH / 2 },
    });
    x += widths[i]!;
  });
  return shapes;
}
