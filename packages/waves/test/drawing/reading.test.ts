import { describe, expect, it } from 'vitest';
import { cellsOf, layOut, readDrawing, svgOf, TEMPLATES } from '../../src/drawing/index.ts';
import type { PictureColours } from '../../src/drawing/index.ts';
import { waveOf } from '../../src/drawing/cells.ts';

const read = (text: string) => readDrawing(text, 'a.json');
const said = (text: string) =>
  read(text).diagnostics.map(({ code, message, place }) =>
    place?.kind === 'source' ? `${place.line}:${place.column} ${code} ${message}` : message,
  );

describe('reading WaveJSON', () => {
  it('takes what WaveDrom’s editor takes: no quotes, single quotes, comments, commas at the end', () => {
    const text = `// handshake
{ signal: [
  {name: 'clk', wave: 'p..|',}, /* clock */
  ['bus', {name: "d\\u0061ta", wave: '=.x', data: 'A B', phase: -.5, period: 0x2,},],
  {},
],
  edge: ['a~>b it\\'s'], config: {hscale: 2}, head: {text: ['tspan', {class: 'h1'}, 'Title'], tick: +1} }`;
    const { drawing } = read(text);
    expect(drawing?.lanes.map(({ name, wave }) => [name, wave])).toEqual([
      ['clk', 'p..|'],
      ['data', '=.x'],
      ['', ''],
    ]);
    expect(drawing?.lanes[1]).toMatchObject({ data: ['A', 'B'], phase: -0.5, period: 2 });
    expect(drawing?.groups).toEqual([{ path: ['signal', 1], name: 'bus', depth: 0, first: 1, count: 1 }]);
    expect(drawing?.edges).toEqual([{ index: 0, from: 'a', to: 'b', shape: '~>', label: "it's" }]);
    expect(drawing).toMatchObject({ hscale: 2, head: { text: 'Title' } });
    expect(drawing?.head?.ticks?.text(2)).toBe('3');
  });

  it('says line, column and field of what it cannot read', () => {
    expect(said('{ "signal": [\n  { "name": "a" "wave": "01" }\n] }')).toEqual([
      '2:17 DRAW-SYNTAX wave stands where , or } is expected',
    ]);
    expect(said("{signal: [{name: 'a, wave: 1}]}")).toEqual([
      '1:18 DRAW-SYNTAX the text in quotes does not end on its line',
    ]);
    expect(said('{"signal": [{"wave": 5}, 7]}')).toEqual([
      '1:22 DRAW-FIELD signal[0].wave: must be a text',
      '1:26 DRAW-FIELD signal[1]: must be a lane { … } or a group [ … ]',
    ]);
    expect(said('{"lanes": []}')[0]).toContain('signal is missing');
  });

  it('checks labels, lengths, characters and nodes', () => {
    const text = `{"signal": [
{"wave": "0.1q....", "node": ".a"},
{"wave": "x=.=", "data": ["A"]}
], "edge": ["a~>b", "a?a"]}`;
    expect(said(text)).toEqual([
      '2:10 DRAW-WAVE signal[0].wave: q at character 4 is no state; known are 01xzud=23456789pnPNhlHL.|<>',
      '3:26 DRAW-DATA signal[1].data: 1 labels for 2 data cells of the wave',
      '3:10 DRAW-LENGTH signal[1].wave: ends at tick 4, the longest lane at 8',
      '4:13 DRAW-EDGE edge[0]: no lane has a node b',
      expect.stringContaining('4:21 DRAW-EDGE edge[1]: ? is no line'),
    ]);
  });

  it('never hangs on what is no drawing', () => {
    for (const text of ['', '[', '{'.repeat(5000), '"\\', '/*', '{"signal":[[[[]]]]}', 'NaN']) read(text);
  });
});

describe('cells', () => {
  it('last as long as period and half cells say, and begin where phase says', () => {
    const lane = { wave: '0<1.>|', data: [], period: 2, phase: 1 };
    expect(cellsOf(lane).map(({ state, from, to, gap }) => [state, from, to, gap])).toEqual([
      ['0', -1, 1, false],
      ['1', 1, 1.5, false],
      ['1', 1.5, 2, false],
      ['1', 2, 4, true],
    ]);
  });

  it('are written back as they were', () => {
    for (const wave of ['p..|.', '01.zx=.3|2', 'HL.hud', '=.=.|x']) {
      const data = [...wave].filter((char) => /[=2-9]/.test(char)).map((_, i) => `d${i}`);
      expect(waveOf(cellsOf({ wave, data, period: 1, phase: 0 }))).toEqual({ wave, data });
    }
  });
});

describe('pictures', () => {
  const colours = new Proxy({}, { get: (_, role) => String(role) }) as PictureColours;

  it('hold text as text', () => {
    const evil = layOut({
      signal: [{ name: '<script>alert(1)</script>', wave: '=', data: ['"><img onerror=x>'] }],
    });
    const svg = svgOf(read(evil).drawing!, colours);
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toMatch(/<script|<img/);
  });

  it('are drawn of 10,000 cells in few elements', () => {
    const wave = 'p'.padEnd(10_000, '.');
    const svg = svgOf(
      read(layOut({ signal: [{ name: 'clk', wave }, { wave: '01'.repeat(5000) }] })).drawing!,
      colours,
    );
    expect(svg.match(/<(path|text)/g)!.length).toBeLessThan(20);
  });

  it('of the templates have nothing to complain of', () => {
    for (const { key, text } of TEMPLATES) expect([key, said(text)]).toEqual([key, []]);
  });
});
