import type { Register, RegisterMap, RegisterNode } from '@netloom/model';
import { describe, expect, test } from 'vitest';
import { svdReader } from './reader.ts';

async function read(text: string) {
  const files = new Map([['chip.svd', new TextEncoder().encode(text)]]);
  return await svdReader.read({ path: 'chip.svd', files });
}

const device = (peripherals: string, properties = '<width>32</width><size>32</size>') =>
  `<?xml version="1.0"?>\n<device><name>chip</name>${properties}<peripherals>${peripherals}</peripherals></device>`;

const peripheral = (registers: string, more = '') =>
  `<peripheral><name>P</name><baseAddress>0</baseAddress>${more}<registers>${registers}</registers></peripheral>`;

async function mapOf(registers: string, properties?: string): Promise<RegisterMap> {
  const { maps, diagnostics } = await read(device(peripheral(registers), properties));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return maps[0]!;
}

const registersOf = (nodes: readonly RegisterNode[]) =>
  nodes.filter((node): node is Register => node.kind === 'register');

const bits = ({ fields }: Register) => fields.map(({ name, lsb, width, reset }) => [name, lsb, width, reset]);

describe('reading CMSIS-SVD', () => {
  test('fields in all three forms of their bits, with resets from the mask', async () => {
    const map = await mapOf(`<register><name>R</name><addressOffset>0x4</addressOffset>
      <resetValue>0xA5C3</resetValue><resetMask>0xFF0F</resetMask><fields>
      <field><name>A</name><bitRange>[3:0]</bitRange></field>
      <field><name>B</name><lsb>4</lsb><msb>7</msb></field>
      <field><name>C</name><bitOffset>8</bitOffset><bitWidth>8</bitWidth></field>
      <field><name>D</name><bitOffset>#10000</bitOffset></field></fields></register>`);
    expect(bits(registersOf(map.children)[0]!)).toEqual([
      ['A', 0, 4, 3],
      ['B', 4, 4, undefined],
      ['C', 8, 8, '0xA5'],
      ['D', 16, 1, undefined],
    ]);
  });

  test('accesses and effects, of the field, its register or what is around it', async () => {
    const map = await mapOf(
      `<register><name>R</name><addressOffset>0</addressOffset><modifiedWriteValues>oneToClear</modifiedWriteValues><fields>
      <field><name>A</name><bitOffset>0</bitOffset></field>
      <field><name>B</name><bitOffset>1</bitOffset><access>read-only</access><readAction>clear</readAction></field>
      <field><name>C</name><bitOffset>2</bitOffset><access>read-write</access><modifiedWriteValues>zeroToSet</modifiedWriteValues></field>
      <field><name>D</name><bitOffset>3</bitOffset><access>read-writeOnce</access><modifiedWriteValues>modify</modifiedWriteValues></field>
      </fields></register><register><name>S</name><addressOffset>4</addressOffset></register>`,
      '<width>32</width><size>16</size><access>write-only</access>',
    );
    const [first, second] = registersOf(map.children);
    expect(first!.fields.map(({ software, onRead, onWrite }) => [software, onRead, onWrite])).toEqual([
      ['w', undefined, 'oneToClear'],
      ['r', 'clear', undefined],
      ['rw', undefined, 'zeroToSet'],
      ['rw1', undefined, undefined],
    ]);
    expect(second!.width).toBe(16);
    expect(second!.fields.map(({ name, width, software }) => [name, width, software])).toEqual([
      ['VALUE', 16, 'w'],
    ]);
  });

  test('arrays stay arrays, lists become registers of their own', async () => {
    const map = await mapOf(`
      <register><dim>4</dim><dimIncrement>8</dimIncrement><name>DATA[%s]</name><addressOffset>0</addressOffset></register>
      <register><dim>3</dim><dimIncrement>0x4</dimIncrement><dimIndex>A,B,X</dimIndex><name>G%s_MODE</name><addressOffset>0x20</addressOffset></register>
      <cluster><dim>2</dim><dimIncrement>0x10</dimIncrement><dimIndex>3-4</dimIndex><name>CH%s</name><addressOffset>0x40</addressOffset>
        <cluster><name>SUB</name><addressOffset>8</addressOffset>
          <register><name>Q</name><addressOffset>4</addressOffset><fields>
            <field><dim>3</dim><dimIncrement>2</dimIncrement><dimIndex>C-E</dimIndex><name>F%s</name><bitRange>[2:1]</bitRange></field>
          </fields></register></cluster></cluster>`);
    expect(
      map.children.map(({ name, offset, array }) => [name, offset, array?.count[0], array?.stride]),
    ).toEqual([
      ['DATA', '0x0', 4, '0x8'],
      ['GA_MODE', '0x20', undefined, undefined],
      ['GB_MODE', '0x24', undefined, undefined],
      ['GX_MODE', '0x28', undefined, undefined],
      ['CH3', '0x40', undefined, undefined],
      ['CH4', '0x50', undefined, undefined],
    ]);
    const group = map.children[5]!;
    const sub = group.kind === 'group' ? group.children[0]! : group;
    const inner = sub.kind === 'group' ? registersOf(sub.children)[0]! : undefined;
    expect(inner && bits(inner).map(([name, lsb]) => [name, lsb])).toEqual([
      ['FC', 1],
      ['FD', 3],
      ['FE', 5],
    ]);
  });

  test('derives registers, fields, clusters, enumerations and peripherals', async () => {
    const text = device(`
      <peripheral><name>A</name><baseAddress>0</baseAddress><registers>
        <register><name>R</name><description>First</description><addressOffset>0</addressOffset><size>16</size><fields>
          <field><name>F</name><description>Field</description><bitRange>[1:0]</bitRange><access>read-only</access>
            <enumeratedValues><name>E</name><enumeratedValue><name>ON</name><value>0b01</value></enumeratedValue></enumeratedValues></field>
          <field derivedFrom="F"><name>G</name><bitRange>[3:2]</bitRange></field>
          <field><name>H</name><bitRange>[5:4]</bitRange><enumeratedValues derivedFrom="E"/></field></fields></register>
        <register derivedFrom="R"><name>S</name><addressOffset>4</addressOffset><fields><field><name>F</name><bitRange>[7:6]</bitRange></field></fields></register>
        <cluster><name>C</name><description/><addressOffset>0x10</addressOffset><register derivedFrom="R"><name>Q</name><addressOffset>2</addressOffset></register></cluster>
        <cluster derivedFrom="C"><name>D</name><addressOffset>0x20</addressOffset></cluster></registers></peripheral>
      <peripheral derivedFrom="A"><name>B</name><baseAddress>0x1000</baseAddress></peripheral>
      <peripheral derivedFrom="A"><name>X</name><baseAddress>0x2000</baseAddress><registers>
        <register derivedFrom="A.C.Q"><name>T</name><addressOffset>0x30</addressOffset></register></registers></peripheral>`);
    const { maps, diagnostics } = await read(text);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(maps.map(({ name }) => name)).toEqual(['A', 'X']);
    const [r, s] = registersOf(maps[0]!.children);
    expect(r!.fields.map((field) => [field.name, field.lsb, field.software, field.enum])).toEqual([
      ['F', 0, 'r', 'E'],
      ['G', 2, 'r', 'E'],
      ['H', 4, 'rw', 'E'],
    ]);
    expect(maps[0]!.enums.E?.values).toEqual([{ name: 'ON', value: 1 }]);
    expect([s!.description, s!.width, s!.fields.map(({ name, lsb }) => [name, lsb])]).toEqual([
      'First',
      16,
      [
        ['G', 2],
        ['H', 4],
        ['F', 6],
      ],
    ]);
    expect(maps[1]!.children.map(({ name, offset }) => [name, offset])).toEqual([
      ['R', '0x0'],
      ['S', '0x4'],
      ['C', '0x10'],
      ['D', '0x20'],
      ['T', '0x30'],
    ]);
    expect(diagnostics.some(({ message }) => message.includes('B (as A)'))).toBe(true);
  });

  test('leaves overlapping views out and says so with the line', async () => {
    const { maps, diagnostics } = await read(
      device(
        peripheral(`<register><name>RX</name><addressOffset>0</addressOffset></register>
<register><name>TX</name><alternateRegister>RX</alternateRegister><addressOffset>0</addressOffset></register>
<register><name>class</name><addressOffset>4</addressOffset></register>`),
      ),
    );
    expect(maps[0]!.children.map(({ name }) => name)).toEqual(['RX', 'class']);
    const losses = diagnostics.filter(({ message }) => /TX|class/.test(message));
    expect(losses.map(({ code, place }) => [code, place?.kind === 'source' && place.line])).toEqual([
      ['REG-LOSS', 3],
    ]);
  });

  const register = (inner: string) =>
    `\n<register><name>R</name><addressOffset>0</addressOffset>${inner}</register>`;
  test.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><device/>', 1, /document type/],
    ['an unknown entity', device(peripheral(register('<description>&bomb;</description>'))), 3, /entity/],
    ['a cut file', device(peripheral(register(''))).slice(0, -40), 3, /unclosed/],
    ['something else', '\n<component/>', 2, /no CMSIS-SVD/],
    ['a register twice', device(peripheral(register('') + register(''))), 4, /R stands twice in P/],
    [
      'a field twice',
      device(
        peripheral(
          register(
            '<fields>' + '<field><name>F</name><bitOffset>0</bitOffset></field>'.repeat(2) + '</fields>',
          ),
        ),
      ),
      3,
      /F stands twice in R/,
    ],
    [
      'a peripheral twice',
      device(`${peripheral(register(''))}\n${peripheral(register(''))}`),
      4,
      /peripheral P stands twice/,
    ],
    [
      'a base that is not there',
      device(
        peripheral('\n<register derivedFrom="Z"><name>R</name><addressOffset>0</addressOffset></register>'),
      ),
      3,
      /derives from Z/,
    ],
    [
      'a circle',
      device(
        peripheral(
          '\n<register derivedFrom="B"><name>A</name></register><register derivedFrom="A"><name>B</name></register>',
        ),
      ),
      3,
      /derives from itself/,
    ],
    ['no address', device(peripheral('\n<register><name>R</name></register>')), 3, /no <addressOffset>/],
    ['a wrong number', device(peripheral(register('\n<size>0xZ</size>'))), 4, /no number/],
    [
      'a field without bits',
      device(peripheral(register('\n<fields><field><name>F</name></field></fields>'))),
      4,
      /F has no bits/,
    ],
    [
      'too many copies',
      device(
        peripheral(
          '\n<register><dim>99999</dim><dimIncrement>4</dimIncrement><name>R%s</name><addressOffset>0</addressOffset></register>',
        ),
      ),
      3,
      /out of range/,
    ],
  ])('refuses %s with its line', async (_, text, line, message) => {
    const { maps, diagnostics } = await read(text);
    expect(maps).toEqual([]);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors[0]).toMatchObject({
      code: 'REG-IMPORT',
      place: { kind: 'source', file: 'chip.svd', line },
    });
    expect(errors[0]!.message).toMatch(message);
  });
});
