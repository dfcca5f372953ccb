import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { checkRegisters } from '../check/check.ts';
import * as edit from './index.ts';
import type { RegisterEdit } from './index.ts';

function mapOf(more: Partial<RegisterMapText> = {}): RegisterMap {
  return RegisterMap.parse({ netloom: 'registers', version: 1, name: 'dut', ...more });
}

function taken(result: RegisterEdit): RegisterMap {
  expect(result.refused).toBeUndefined();
  return result.map!;
}

/** Offsets and names in the order of the text. */
const offsets = (map: RegisterMap, path: edit.NodePath = []) =>
  edit.childrenAt(map, path).map(({ name, offset }) => `${name}@${offset}`);
const bitsOf = (map: RegisterMap, path: edit.NodePath = [0]) =>
  edit.registerAt(map, path)!.fields.map((field) => `${field.name}[${edit.writtenBits(field)}]`);

const register = (name: string, offset: number | string, more: object = {}) => ({
  kind: 'register' as const,
  name,
  offset,
  ...more,
});
const field = (name: string, lsb: number | string, width: number | string = 1, more: object = {}) => ({
  name,
  lsb,
  width,
  ...more,
});

const three = mapOf({ children: [register('A', '0x00'), register('B', '0x04'), register('C', '0x10')] });

describe('nodes', () => {
  it('are added at the first free offset behind the chosen one', () => {
    expect(offsets(taken(edit.insertNode(three, [], 'register', 0)))).toEqual([
      'A@0x00',
      'REG0@0x08',
      'B@0x04',
      'C@0x10',
    ]);
    expect(offsets(taken(edit.insertNode(three, [], 'register')))[3]).toBe('REG0@0x14');
    // 16 words of 4 bytes do not fit between B and C.
    expect(offsets(taken(edit.insertNode(three, [], 'memory', 1)))[2]).toBe('mem0@0x14');
  });

  it('swap addresses when their order changes, and gaps stay', () => {
    expect(offsets(taken(edit.moveNode(three, [0], { parent: [], before: 2 })))).toEqual([
      'B@0x00',
      'A@0x04',
      'C@0x10',
    ]);
    expect(offsets(taken(edit.moveNode(three, [2], { parent: [], before: 0 })))).toEqual([
      'C@0x00',
      'A@0x04',
      'B@0x10',
    ]);
  });

  it('keep their alignment when sizes differ, and push those behind', () => {
    const mixed = mapOf({
      children: [register('A', 0), register('D', 8, { width: 64 }), register('E', '0x10')],
    });
    const moved = taken(edit.moveNode(mixed, [1], { parent: [], before: 0 }));
    expect(offsets(moved)).toEqual(['D@0x00', 'A@0x0C', 'E@0x10']);
    expect(checkRegisters(moved).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('move into a group, where the others make room', () => {
    const map = mapOf({
      children: [
        register('A', 0),
        { kind: 'group', name: 'g', offset: '0x20', children: [register('A', 0), register('B', 4)] },
      ],
    });
    const moved = taken(edit.moveNode(map, [0], { parent: [1], before: 0 }));
    expect(offsets(moved, [0])).toEqual(['A2@0x00', 'A@0x04', 'B@0x08']);
    expect(edit.moveNode(map, [1], { parent: [1], before: 0 }).refused?.message).toMatch(/into itself/);
  });

  it('whose offset depends on a parameter are not moved', () => {
    const map = mapOf({
      parameters: [{ name: 'BASE', value: '8' }],
      children: [register('A', 0), register('B', 'BASE')],
    });
    expect(edit.moveNode(map, [0], { parent: [], before: undefined }).refused?.message).toMatch(/B depends/);
  });

  it('are duplicated and removed', () => {
    const twice = taken(edit.duplicateNode(three, [1]));
    expect(offsets(twice)).toEqual(['A@0x00', 'B@0x04', 'B2@0x08', 'C@0x10']);
    expect(offsets(taken(edit.removeNodes(twice, [[0], [2]])))).toEqual(['B@0x04', 'C@0x10']);
    expect(offsets(taken(edit.pasteNodes(three, [], [three.children[0]!, three.children[1]!])))).toEqual([
      ...offsets(three),
      'A2@0x14',
      'B2@0x18',
    ]);
  });
});

const linked = mapOf({
  parameters: [
    { name: 'W', value: '4' },
    { name: 'WIDE', value: 'W*2' },
  ],
  enums: { MODE: { values: [{ name: 'OFF', value: 0 }] } },
  children: [
    register('STATUS', 0, {
      fields: [field('E', 0, 1, { interrupt: { enable: 'ENABLE.E' }, enum: 'MODE' })],
    }),
    register('ENABLE', 4, { fields: [field('E', 0), field('L', 1, 'W', { reset: "8'd1 + W + WIDE" })] }),
    register('VIEW', 8, { aliasOf: 'ENABLE', gate: { field: 'ENABLE.L' } }),
    {
      kind: 'group',
      name: 'g',
      offset: '0x20',
      children: [
        register('ENABLE', 0, { fields: [field('E', 0)] }),
        register('X', 4, { fields: [field('F', 0, 1, { gate: { field: 'ENABLE.E' } })] }),
      ],
    },
  ],
});

describe('names', () => {
  it('change with the references that mean them, and with no others', () => {
    const { children } = taken(edit.renameNode(linked, [1], 'EN'));
    expect(children[0]).toMatchObject({ fields: [{ interrupt: { enable: 'EN.E' } }] });
    expect(children[2]).toMatchObject({ aliasOf: 'EN', gate: { field: 'EN.L' } });
    // The group has an ENABLE of its own, which its gate means.
    expect(children[3]).toBe(linked.children[3]);
    const inner = taken(edit.renameField(linked, [3, 0], 0, 'GO'));
    expect(edit.nodeAt(inner, [3, 1])).toMatchObject({ fields: [{ gate: { field: 'ENABLE.GO' } }] });
    expect(inner.children[0]).toBe(linked.children[0]);
  });

  it('of parameters change in expressions as whole words', () => {
    const renamed = taken(edit.renameParameter(linked, 0, 'N'));
    expect(renamed.parameters.map(({ value }) => value)).toEqual(['4', 'N*2']);
    expect(edit.registerAt(renamed, [1])!.fields[1]).toMatchObject({ width: 'N', reset: "8'd1 + N + WIDE" });
  });

  it('of enumerations change in the fields', () => {
    const renamed = taken(edit.renameEnum(linked, 'MODE', 'STATE'));
    expect(Object.keys(renamed.enums)).toEqual(['STATE']);
    expect(edit.registerAt(renamed, [0])!.fields[0]!.enum).toBe('STATE');
  });

  it('are refused when taken, whatever their case, or no identifier', () => {
    expect(edit.renameNode(linked, [1], 'status').refused?.message).toMatch(/STATUS exists/);
    expect(edit.renameField(linked, [1], 0, '2x').refused?.message).toMatch(/letter/);
  });
});

describe('fields', () => {
  const map = mapOf({
    children: [register('R', 0, { fields: [field('A', 0, 4), field('B', 4, 4), field('C', 12, 4)] })],
  });
  const place = (index: number, lsb: number, width: number, meeting?: edit.Meeting) =>
    bitsOf(taken(edit.placeField(map, [0], index, { lsb, width }, meeting)));

  it('stop at their neighbours', () => {
    expect(place(1, 4, 20)).toEqual(['A[3:0]', 'B[11:4]', 'C[15:12]']);
    expect(place(0, 2, 4)).toEqual(['A[3:0]', 'B[7:4]', 'C[15:12]']);
    expect(place(0, 28, 4)[0]).toBe('A[31:28]');
    expect(place(2, 30, 4)[2]).toBe('C[31:28]');
  });

  it('push their neighbours as far as the register goes', () => {
    expect(place(0, 0, 8, 'push')).toEqual(['A[7:0]', 'B[11:8]', 'C[15:12]']);
    expect(place(0, 0, 10, 'push')).toEqual(['A[9:0]', 'B[13:10]', 'C[17:14]']);
    expect(place(0, 0, 40, 'push')).toEqual(['A[23:0]', 'B[27:24]', 'C[31:28]']);
    expect(place(2, 6, 4, 'push')).toEqual(['A[3:0]', 'B[7:4]', 'C[11:8]']);
  });

  it('take the first free bits', () => {
    expect(bitsOf(taken(edit.addField(map, [0])))[3]).toBe('FIELD0[16]');
    const full = mapOf({ children: [register('R', 0, { width: 8, fields: [field('A', 0, 8)] })] });
    expect(edit.addField(full, [0]).refused?.message).toMatch(/no free bit/);
  });
});

describe('cells', () => {
  it('take bits as ranges, lists and expressions', () => {
    expect(edit.bitsOfText('[7:4]')).toEqual({ lsb: 4, width: 4 });
    expect(edit.bitsOfText('5,3,4')).toEqual({ lsb: 3, width: 3 });
    expect(edit.bitsOfText('3,4,6').refused?.message).toContain('Must be Contiguous');
    expect(edit.bitsOfText('W-1:0')).toEqual({ lsb: 0, width: 'W' });
    expect(edit.bitsOfText('8 +: W')).toEqual({ lsb: 8, width: 'W' });
    expect(edit.bitsOfText('3,4', 3).refused?.message).toBe('Need 3 bits');
  });

  it('take names of accesses, and their parts where UVM has no name', () => {
    const [plain] = edit.registerAt(linked, [1])!.fields;
    expect(edit.withFieldText(plain!, 'access', 'w1c', {}).field).toMatchObject({
      software: 'rw',
      onWrite: 'oneToClear',
    });
    const user = edit.withFieldText(plain!, 'access', 'rw r:user w:user', {}).field!;
    expect(user).toMatchObject({ onRead: 'user', onWrite: 'user' });
    expect(edit.fieldText(user, 'access')).toBe('rw r:user w:user');
    expect(edit.withFieldText(plain!, 'access', 'XYZ', {}).refused?.message).toMatch(/RW, RO/);
  });

  it('are pasted together or not at all', () => {
    const rows: edit.FieldCellEdit[] = [
      { node: [1], field: 0, texts: { name: 'GO', reset: '1' } },
      { node: [1], field: 2, texts: { name: 'NEW', bits: '9:8', access: 'RO', enum: 'MODE', reset: 'OFF' } },
    ];
    const pasted = taken(edit.setFieldCells(linked, rows));
    expect(bitsOf(pasted, [1])).toEqual(['GO[0]', 'L[1 +: W]', 'NEW[9:8]']);
    expect(edit.registerAt(pasted, [1])!.fields[2]).toMatchObject({ software: 'r', reset: 0, enum: 'MODE' });
    expect(pasted.children[0]).toMatchObject({ fields: [{ interrupt: { enable: 'ENABLE.GO' } }] });
    rows[1]!.texts.bits = '8,10';
    expect(edit.setFieldCells(linked, rows).refused?.message).toBe('ENABLE: NEW: Must be Contiguous');
  });
});

it('rows of a spreadsheet become registers with fields', () => {
  const grown = taken(
    edit.appendRows(three, [
      { register: 'NEW', offset: '0x40', texts: { name: 'EN', bits: '0', access: 'RW' } },
      { texts: { name: 'MODE', bits: '5:4', reset: '2' } },
      { register: 'A', texts: { name: 'X', bits: '31:24' } },
      { register: 'LAST', texts: {} },
    ]),
  );
  expect(offsets(grown)).toEqual([...offsets(three), 'NEW@0x40', 'LAST@0x44']);
  expect(bitsOf(grown, [3])).toEqual(['EN[0]', 'MODE[5:4]']);
  expect(bitsOf(grown, [0])).toEqual(['X[31:24]']);
  expect(edit.appendRows(three, [{ texts: { name: 'X' } }]).refused?.message).toMatch(/names no register/);
});

describe('members', () => {
  it('are checked against the schema', () => {
    expect(edit.setFieldMembers(linked, [1], 0, { resetBy: 'a b' }).refused?.message).toMatch(/resetBy/);
    const removed = taken(edit.setFieldMembers(linked, [0], 0, { interrupt: undefined }));
    expect(edit.registerAt(removed, [0])!.fields[0]).not.toHaveProperty('interrupt');
    expect(taken(edit.setNodeMembers(linked, [0], { width: 16 })).children[0]).toMatchObject({ width: 16 });
    expect(edit.setNodeMembers(linked, [0], { width: 4 }).refused?.message).toMatch(/width/);
  });

  it('of the map leave the rest the same objects', () => {
    const titled = taken(edit.setMapMembers(linked, { title: 'T' }));
    expect(titled.children).toBe(linked.children);
    expect(titled.enums).toBe(linked.enums);
    expect(titled.title).toBe('T');
  });
});

it('applies the edits of a fix and leaves other registers the same objects', () => {
  const moved = taken(edit.applyRegisterEdits(linked, [{ pointer: '/children/1/offset', value: '0x0C' }]));
  expect(moved.children[1]).toMatchObject({ offset: '0x0C' });
  expect(moved.children[0]).toBe(linked.children[0]);
  expect(
    edit.applyRegisterEdits(linked, [{ pointer: '/children/9/offset', value: 1 }]).refused?.message,
  ).toMatch(/exist/);
  expect(
    edit.applyRegisterEdits(linked, [{ pointer: '/children/1/width', value: 'x' }]).refused?.message,
  ).toBeTruthy();
});
