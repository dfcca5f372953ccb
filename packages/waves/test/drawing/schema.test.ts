import { describe, expect, it } from 'vitest';
import { figureShapes, frameOf, readDrawing, svgOf } from '../../src/drawing/index.ts';
import type { PictureColours } from '../../src/drawing/index.ts';

const colours = new Proxy({}, { get: (_, role) => `c-${String(role)}` }) as PictureColours;

function pictureOf(document: object): string {
  const { drawing, figure } = readDrawing(JSON.stringify(document), 'a.json');
  return figure ? JSON.stringify(figureShapes(figure)) : svgOf(drawing!, colours);
}

const saysIgnored = (document: object, path: string) =>
  readDrawing(JSON.stringify(document), 'a.json').diagnostics.some(
    ({ code, message }) => code === 'DRAW-IGNORED' && message.startsWith(`${path}:`),
  );

const lane = { name: 'a', wave: '01=x', data: ['q'], node: '.m.n' };
const drawing = (more: object = {}, own: object = {}) => ({
  signal: [{ ...lane, ...own }, { wave: 'p...' }],
  ...more,
});
const register = (config: object = {}, own: object = {}) => ({
  reg: [{ bits: 4, name: 'x', ...own }, { bits: 4 }],
  config: { lanes: 2, ...config },
});

// Every key of the schema (wavedrom/schema) and of the libraries that draw it, with a value that should be seen.
const keys: [path: string, document: object, without: object][] = [
  ['signal[0].name', drawing(), drawing({}, { name: 'b' })],
  ['signal[0].wave', drawing(), drawing({}, { wave: '10=x' })],
  ['signal[0].data', drawing(), drawing({}, { data: ['r'] })],
  ['signal[0].node', drawing(), drawing({}, { node: '..mn' })],
  ['signal[0].period', drawing({}, { period: 2 }), drawing()],
  ['signal[0].phase', drawing({}, { phase: 0.5 }), drawing()],
  ['signal[0].over', drawing({}, { over: '.3.0' }), drawing()],
  ['signal[0].under', drawing({}, { under: '2..' }), drawing()],
  ['signal[0]', { signal: [['group', lane]] }, { signal: [lane] }],
  ['signal[0]', { signal: [{}, lane] }, { signal: [lane] }],
  ['edge', drawing({ edge: ['m~>n t'] }), drawing()],
  ['head.text', drawing({ head: { text: 'T' } }), drawing()],
  ['head.tick', drawing({ head: { tick: 3 } }), drawing()],
  ['head.tock', drawing({ head: { tock: 3 } }), drawing()],
  ['head.every', drawing({ head: { tick: 0, every: 2 } }), drawing({ head: { tick: 0 } })],
  ['foot.text', drawing({ foot: { text: 'T' } }), drawing()],
  ['foot.tick', drawing({ foot: { tick: 3 } }), drawing()],
  ['foot.tock', drawing({ foot: { tock: 3 } }), drawing()],
  ['foot.every', drawing({ foot: { tick: 0, every: 2 } }), drawing({ foot: { tick: 0 } })],
  ['config.hscale', drawing({ config: { hscale: 2 } }), drawing()],
  ['config.hbounds', drawing({ config: { hbounds: [1, 3] } }), drawing()],
  ['config.marks', drawing({ config: { marks: false } }), drawing()],
  ['config.skin', drawing({ config: { skin: 'narrow' } }), drawing()],
  [
    'config.arcFontSize',
    drawing({ edge: ['m~>n t'], config: { arcFontSize: 20 } }),
    drawing({ edge: ['m~>n t'] }),
  ],
  ['config.fontsize', drawing({ config: { fontsize: 20 } }), drawing()],
  ['comment', drawing({ comment: 'c' }), drawing()],
  ['signal[0].colour', drawing({}, { colour: 'red' }), drawing()],
  ['assign', drawing({ assign: [] }), drawing()],
  ['assign', { assign: [['q', ['&', 'a', 'b']]] }, { assign: [['q', ['|', 'a', 'b']]] }],
  ['head', { assign: [['q', 'a']], head: { text: 'T' } }, { assign: [['q', 'a']] }],
  ['reg[0].bits', register({}, { bits: 3 }), register()],
  ['reg[0].name', register({}, { name: 'y' }), register()],
  ['reg[0].attr', register({}, { attr: ['RW'] }), register()],
  ['reg[0].type', register({}, { type: 4 }), register()],
  ['reg[0].rotate', register({}, { rotate: -90 }), register()],
  ['reg[0].rect', register({}, { rect: { fill: 'red' } }), register()],
  ...(
    [
      ['hspace', 500],
      ['vspace', 90],
      ['lanes', 1],
      ['bits', 16],
      ['fontsize', 20],
      ['hflip', true],
      ['vflip', true],
      ['offset', 8],
      ['label', { left: 1 }],
      ['legend', { RO: 3 }],
      ['compact', true],
      ['fontfamily', 'serif'],
      ['fontweight', 'bold'],
      ['margin', { left: 20 }],
      ['uneven', true],
      ['trim', 4],
    ] as const
  ).map(([key, value]): [string, object, object] => [
    `config.${key}`,
    register({ [key]: value }),
    register(),
  ]),
];

describe('every key of a drawing', () => {
  it.each(keys)('%s is drawn or named', (path, document, without) => {
    const isDrawn = pictureOf(document) !== pictureOf(without);
    expect([path, isDrawn, saysIgnored(document, path)]).toEqual([path, isDrawn, !isDrawn]);
  });

  it('names the place of what it passes over', () => {
    const text = '{"signal": [\n  {"wave": "01", "colour": "red"}\n], "config": {"skin": "none"}}';
    const { diagnostics } = readDrawing(text, 'a.json');
    expect(diagnostics.map(({ place }) => place)).toMatchObject([
      { line: 2, column: 18 },
      { line: 3, column: 23 },
    ]);
  });

  it('of two members with one name the first is named', () => {
    expect(readDrawing('{signal: [{wave: "0", wave: "1"}]}', 'a').diagnostics).toMatchObject([
      { code: 'DRAW-IGNORED', place: { line: 1, column: 12 } },
    ]);
  });

  // Ticks of WaveDrom's skins are 40, 20, 10 and 5 pixels wide.
  it.each([
    ['default', 40],
    ['narrow', 20],
    ['narrower', 10],
    ['narrowerer', 5],
    ['lowkey', 40],
    ['dark', 40],
  ])('skin %s', (skin, tick) => {
    const { drawing: read } = readDrawing(JSON.stringify(drawing({ config: { skin } })), 'a');
    expect(frameOf(read!).tick).toBe(tick);
  });

  // Cells of 80 pixels, the first half a tick earlier: 2 begins at cell 1, 0 ends it at cell 3.
  it('bands follow period and phase', () => {
    const svg = pictureOf(drawing({}, { period: 2, phase: 0.5, over: '.2.01' }));
    expect(svg).toMatch(/<path d="M65 [-\d.]+H220" fill="none" stroke="c-band2" stroke-width="3"/);
    expect(svg).toMatch(/<path d="M305 [-\d.]+H380" fill="none" stroke="c-band1"/);
  });
});

describe('looks of texts', () => {
  const svgText = (document: object) => pictureOf(document);

  it.each([
    [
      'a name',
      drawing({}, { name: ['tspan', { class: 'error h4' }, 'late'] }),
      /<tspan font-size="15.27" font-weight="bold" fill="c-error">late</,
    ],
    [
      'a part of a name',
      drawing({}, { name: ['tspan', 'a ', ['tspan', { fill: 'blue' }, 'b']] }),
      />a <\/tspan><tspan font-size="12" fill="blue">b</,
    ],
    [
      'a label',
      drawing({}, { data: [['tspan', { 'font-style': 'italic' }, 'q']] }),
      /<tspan font-size="11" font-style="italic">q</,
    ],
    [
      'a label in one text',
      drawing({}, { data: 't<sub>1</sub>' }),
      /<tspan font-size="11">t<\/tspan><tspan font-size="8.25" dy="2.75">1</,
    ],
    [
      'a title',
      drawing({ head: { text: ['tspan', { class: 'h1' }, 'T'] } }),
      /<tspan font-size="39" font-weight="bold">T</,
    ],
    ['a group', { signal: [['<b>g</b>', lane]] }, /font-weight="bold">g</],
    ['an edge', drawing({ edge: ['m~>n <i>t</i>'] }), /font-style="italic">t</],
  ])('%s', (_, document, expected) => {
    expect(readDrawing(JSON.stringify(document), 'a').diagnostics).toEqual([]);
    expect(svgText(document)).toMatch(expected);
  });

  it('a register and a circuit have them, too', () => {
    expect(pictureOf(register({}, { name: ['tspan', { fill: 'red' }, 'x'] }))).toContain('"fill":"red"');
    expect(pictureOf({ assign: [['q<sub>1</sub>', 'a']] })).toContain('"shift":"sub"');
  });

  it('a large title makes room for itself', () => {
    const height = (text: unknown) =>
      frameOf(readDrawing(JSON.stringify(drawing({ head: { text } })), 'a').drawing!).top;
    expect(height(['tspan', { class: 'h1' }, 'T'])).toBe(3 * height('T'));
  });

  it.each([
    [{ stroke: 'red' }, 'stroke'],
    [{ fill: 'url(#a)' }, 'fill'],
    [{ class: 'mine' }, 'class'],
    [{ style: 'fill:red;cursor:wait' }, 'style'],
    [{ dx: 3 }, 'dx'],
  ])('%j is named', (attributes, key) => {
    const document = drawing({}, { name: ['tspan', attributes, 'a'] });
    expect(saysIgnored(document, `signal[0].name[1].${key}`)).toBe(true);
    expect(pictureOf(document)).not.toContain('url(');
  });

  it('other angles are text', () => {
    const { drawing: read } = readDrawing('{signal: [{name: "a<b and <x>", wave: "0"}]}', 'a');
    expect(read?.lanes[0]?.name).toBe('a<b and <x>');
  });
});
