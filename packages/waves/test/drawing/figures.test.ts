import { describe, expect, it } from 'vitest';
import { figureShapes, readDrawing, svgOfFigure } from '../../src/drawing/index.ts';
import type { PictureColours, Shape } from '../../src/drawing/index.ts';

const read = (text: string) => readDrawing(text, 'a.json');
const said = (text: string) =>
  read(text).diagnostics.map(({ code, message, place }) =>
    place?.kind === 'source' ? `${place.line}:${place.column} ${code} ${message}` : message,
  );
function drawn(text: string) {
  const { figure, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  return figureShapes(figure!);
}
const texts = (shapes: Shape[]) => shapes.filter((shape) => shape.kind === 'text');
/** Boxes of a ground: left and right. */
const boxes = (shapes: Shape[], role: string) =>
  shapes
    .filter((shape) => shape.kind === 'path' && shape.role === role)
    .map((shape) =>
      /^M([\d.]+) [\d.]+h([\d.]+)/
        .exec((shape as { d: string }).d)!
        .slice(1)
        .map(Number),
    );

describe('registers', () => {
  // 802 pixels are a pixel at each side and 800 for 32 bits: 25 a bit, bit 31 at the left.
  const text =
    '{reg: [{bits: 8, name: "low", type: 3}, {bits: 20}, {bits: 4, name: 10, attr: ["RW", 5]}], config: {hspace: 802}}';

  it('puts the fields from bit 0 at the right, numbers of both ends above', () => {
    const { shapes, width } = drawn(text);
    expect(width).toBe(802);
    expect(boxes(shapes, 'fill3')).toEqual([[601, 200]]);
    expect(boxes(shapes, 'unknown')).toEqual([[101, 500]]);
    const number = (bit: number) =>
      texts(shapes).find(({ role, text: shown }) => role === 'tick' && shown === `${bit}`);
    for (const bit of [0, 7, 8, 27, 28, 31]) expect(number(bit)?.x).toBe(1 + (31 - bit + 0.5) * 25);
    expect(texts(shapes).find((shape) => shape.text === 'low')?.x).toBe(701);
  });

  it('writes numbers bit by bit, most significant first', () => {
    const bits = (role: string) =>
      texts(drawn(text).shapes).filter((shape) => shape.role === role && /^[01]$/.test(shape.text));
    // 10 is 1010, 5 is 0101.
    expect(
      bits('label')
        .sort((a, b) => a.x - b.x)
        .map((shape) => shape.text)
        .join(''),
    ).toBe('1010');
    expect(
      bits('group')
        .sort((a, b) => a.x - b.x)
        .map((shape) => shape.text)
        .join(''),
    ).toBe('0101');
  });

  it('splits over rows, the least significant one at the bottom, and turns on demand', () => {
    const rows = (config: string) => {
      const { shapes } = drawn(
        `{reg: [{bits: 12, name: "a", type: 5}, {bits: 4, name: "b"}], config: {lanes: 2, hspace: 82${config}}}`,
      );
      const at = (bit: number) =>
        texts(shapes).find(({ role, text: shown }) => role === 'tick' && shown === `${bit}`)!;
      return { upper: at(12).y < at(0).y, left: at(0).x < at(7).x, count: boxes(shapes, 'fill5').length };
    };
    expect(rows('')).toEqual({ upper: true, left: false, count: 2 });
    expect(rows(', hflip: true')).toEqual({ upper: false, left: false, count: 2 });
    expect(rows(', vflip: true')).toEqual({ upper: true, left: true, count: 2 });
  });

  it('labels rows, adds an offset, turns names, explains types', () => {
    const { shapes } = drawn(
      '{reg: [{bits: 8, name: "n", rotate: -90}, {bits: 8}], config: {lanes: 2, offset: 64, label: {left: 3, right: ["lo", "hi"]}, legend: {RO: 4}}}',
    );
    const shown = texts(shapes).map((shape) => shape.text);
    expect(shown).toEqual(expect.arrayContaining(['64', '79', '3', '4', 'lo', 'hi', 'RO']));
    expect(texts(shapes).find((shape) => shape.text === 'n')?.turn).toBe(-90);
    expect(boxes(shapes, 'fill4')).toHaveLength(1);
  });

  it('names what it cannot draw', () => {
    const lines = said(
      '{reg: [{bits: 0}, {name: "x"},\n 7, {bits: 4, rect: {}}], config: {compact: true, bits: 2}}',
    );
    expect(lines).toEqual([
      expect.stringContaining('2:36 DRAW-IGNORED config.compact: compact is not known'),
      expect.stringContaining('1:15 DRAW-FIELD reg[0].bits: 0 is not within 1 and 4096'),
      expect.stringContaining('1:19 DRAW-FIELD reg[1]: bits is missing'),
      expect.stringContaining('2:2 DRAW-FIELD reg[2]: must be a field'),
      expect.stringContaining('DRAW-IGNORED reg[3].rect: rect is not known'),
      expect.stringContaining('DRAW-FIELD reg: its fields have 4 bits, config.bits says 2'),
    ]);
  });
});

describe('circuits', () => {
  it('has each input and output by name, and gates between them from left to right', () => {
    const { shapes } = drawn("{assign: [['out', ['|', ['&', ['~', 'a'], 'b'], ['&', ['~', 'b'], 'a']]]]}");
    const names = texts(shapes).filter(({ role }) => role === 'name');
    expect(names.map((shape) => shape.text).sort()).toEqual(['a', 'a', 'b', 'b', 'out']);
    const x = (name: string) => names.filter((shape) => shape.text === name).map((shape) => shape.x);
    expect(Math.max(...x('a'), ...x('b'))).toBeLessThan(x('out')[0]!);
    // OR, two AND, two inverters with their circles.
    expect(shapes.filter((shape) => shape.role === 'gate')).toHaveLength(7);
  });

  it('no line crosses another', () => {
    const { shapes } = drawn(
      "{assign: [['n', ['^', ['&', 'a', 'b', 'c', 'd', 'e'], ['or', 'f', ['*', 'g', 'h'], 'i'], 'j', ['MUX', 'k', 'l', 'm']]]]}",
    );
    const segments = shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.role === 'line' ? segmentsOf(shape.d) : [],
    );
    expect(segments.length).toBeGreaterThan(20);
    const upright = segments.filter(([x0, , x1]) => x0 === x1);
    const level = segments.filter(([, y0, , y1]) => y0 === y1);
    const crossings = upright.flatMap(([x, y0, , y1]) =>
      level.filter(
        ([x0, y, x1]) =>
          x > Math.min(x0, x1) && x < Math.max(x0, x1) && y > Math.min(y0, y1) && y < Math.max(y0, y1),
      ),
    );
    expect(crossings).toEqual([]);
  });

  it('a gate without a symbol is a box with its name', () => {
    const shown = texts(drawn("{assign: [['q', ['lookup', 'a', ['NAND', 'b', 'c']]]]}").shapes);
    expect(shown.filter(({ role }) => role === 'label').map((shape) => shape.text)).toEqual(['lookup', '&']);
  });

  it('names what it cannot draw', () => {
    expect(said("{assign: [['q'], ['r', ['&']], ['s', 'a', 'b']], config: {}}")).toEqual([
      expect.stringContaining('DRAW-IGNORED config: config is not known'),
      expect.stringContaining('DRAW-FIELD assign[0]: must be an output and its driver'),
      expect.stringContaining('DRAW-FIELD assign[1][1]: a gate has a type and at least one input'),
      expect.stringContaining('DRAW-IGNORED assign[2][2]: an output has one driver'),
    ]);
  });

  it('a file has no markup of the text', () => {
    const colours = new Proxy({}, { get: () => '#000' }) as PictureColours;
    const svg = svgOfFigure(figureShapes(read("{assign: [['<script>', 'a&b']]}").figure!), colours);
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).toContain('a&amp;b');
  });
});

function segmentsOf(d: string): [number, number, number, number][] {
  let [x, y] = [0, 0];
  const found: [number, number, number, number][] = [];
  for (const [, letter, numbers] of d.matchAll(/([MHV])([^MHV]*)/g)) {
    const values = numbers!.trim().split(/\s+/).map(Number);
    const [nextX, nextY] = letter === 'M' ? values : letter === 'H' ? [values[0]!, y] : [x, values[0]!];
    if (letter !== 'M') found.push([x, y, nextX!, nextY!]);
    [x, y] = [nextX!, nextY!];
  }
  return found;
}
