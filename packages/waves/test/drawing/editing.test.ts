import { describe, expect, it } from 'vitest';
import {
  addEdge,
  addLanes,
  changeLane,
  edited,
  groupLanes,
  insertCells,
  labelCell,
  moveLane,
  paintCells,
  readDrawing,
  removeCells,
  removeRow,
  setNode,
  ungroup,
} from '../../src/drawing/index.ts';
import type { DrawingText, TextEdit } from '../../src/drawing/index.ts';

const TEXT = `{ signal: [ // all
  {name: 'clk', wave: 'p....'}, // the clock
  {name: 'd', wave: 'x=..=', data: ['A', 'B']},
  {name: 'q', wave: '0.1..'}
]}`;

function open(text: string): DrawingText {
  const { drawing, root } = readDrawing(text, 'a');
  return { text, drawing: drawing!, root: root! };
}

function after(edit: (document: DrawingText) => TextEdit[], text = TEXT): string {
  const document = open(text);
  return edited(document, edit(document));
}

const lines = (text: string) => text.split('\n');

describe('painting', () => {
  it('changes one string and leaves the rest of the text', () => {
    const text = after((document) => paintCells(document, [{ lane: 2, from: 3, to: 3 }], '0'));
    expect(text).toBe(TEXT.replace('0.1..', '0.101'));
  });

  it('cuts data in two with the label on both sides, and joins a level that stays', () => {
    const text = after((document) => paintCells(document, [{ lane: 1, from: 2, to: 2 }], 'x'));
    expect(lines(text)[2]).toBe("  {name: 'd', wave: 'x=x==', data: ['A', 'A', 'B']},");
    const level = after((document) => paintCells(document, [{ lane: 2, from: 0, to: 4 }], '1'));
    expect(lines(level)[3]).toBe("  {name: 'q', wave: '1....'}");
  });

  it('makes lanes longer, and goes on over gaps', () => {
    const text = after((document) => paintCells(document, [{ lane: 2, from: 6, to: 6 }], '|'));
    expect(lines(text)[3]).toBe("  {name: 'q', wave: '0.1...|'}");
  });

  it('writes labels, inserts and removes cells with their nodes', () => {
    expect(lines(after((document) => labelCell(document, 1, 3, 'C')))[2]).toContain("['C', 'B']");
    const noded = after((document) => setNode(document, 2, 2, 'a'));
    expect(lines(noded)[3]).toBe("  {name: 'q', wave: '0.1..', node: '..a'}");
    const longer = after((document) => insertCells(document, [{ lane: 2, from: 1, to: 2 }]), noded);
    expect(lines(longer)[3]).toBe("  {name: 'q', wave: '0...1..', node: '....a'}");
    const shorter = after((document) => removeCells(document, [{ lane: 2, from: 0, to: 1 }]), noded);
    expect(lines(shorter)[3]).toBe("  {name: 'q', wave: '1..', node: 'a'}");
  });
});

describe('lanes', () => {
  const names = (text: string) => open(text).drawing.lanes.map(({ name }) => name);

  it('are added, moved, grouped and removed; comments of others stay', () => {
    const added = after((document) => addLanes(document, 0, [{ name: 'new', wave: '0' }]));
    expect(names(added)).toEqual(['clk', 'new', 'd', 'q']);
    expect(added).toContain('// the clock');
    expect(names(after((document) => moveLane(document, document.drawing.lanes[2]!, -1)))).toEqual([
      'clk',
      'q',
      'd',
    ]);
    const grouped = after((document) => groupLanes(document, 1, 2, 'bus'));
    expect(open(grouped).drawing.groups).toMatchObject([{ name: 'bus', first: 1, count: 2 }]);
    expect(after((document) => ungroup(document, ['signal', 1]), grouped)).toBe(TEXT);
    const less = after((document) => removeRow(document, ['signal', 2]));
    expect(names(less)).toEqual(['clk', 'd']);
  });

  it('move through groups', () => {
    const grouped = after((document) => groupLanes(document, 1, 2, 'bus'));
    const out = after((document) => moveLane(document, document.drawing.lanes[1]!, -1), grouped);
    expect(open(out).drawing).toMatchObject({ groups: [{ first: 2, count: 1 }] });
    expect(names(out)).toEqual(['clk', 'd', 'q']);
    const inside = after(
      (document) => moveLane(document, document.drawing.lanes[0]!, 1),
      out.replace(/\{name: 'd'[^}]*\},/, ''),
    );
    expect(open(inside).drawing.groups).toMatchObject([{ first: 0, count: 2 }]);
  });

  it('take members in the manner of the document', () => {
    const text = after((document) => changeLane(document, 2, { period: 2, name: undefined }));
    expect(lines(text)[3]).toBe("  {wave: '0.1..', period: 2}");
    const json = '{\n  "signal": [\n    {}\n  ]\n}';
    expect(after((document) => changeLane(document, 0, { name: "it's" }), json)).toBe(
      '{\n  "signal": [\n    { "name": "it\'s" }\n  ]\n}',
    );
  });

  it('are joined by edges', () => {
    const edge = { from: 'a', to: 'b', shape: '~>', label: 'then' };
    const once = after((document) => addEdge(document, edge));
    const twice = after((document) => addEdge(document, { ...edge, shape: '->' }), once);
    expect(open(twice).drawing.edges.map(({ shape, label }) => [shape, label])).toEqual([
      ['~>', 'then'],
      ['->', 'then'],
    ]);
  });
});
