import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { checkRegisters, readRegisterMap } from '@netloom/registers';
import { describe, expect, it } from 'vitest';

type Children = RegisterMapText['children'];
type Register = Extract<NonNullable<Children>[number], { kind: 'register' }>;

const HEAD = { netloom: 'registers', version: 1, name: 'bad' } as const;
const register = (fields: Register['fields'], more: Partial<Register> = {}): Children => [
  { kind: 'register', name: 'R', offset: 0, fields, ...more },
];

function found(text: Partial<RegisterMapText>): string[] {
  return checkRegisters(RegisterMap.parse({ ...HEAD, ...text }))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, place }) => `${code} ${place?.kind === 'document' ? place.pointer : ''}`);
}

const two = (first: string, second: string): Children => [
  { kind: 'register', name: first, offset: 0 },
  { kind: 'register', name: second, offset: 4 },
];
const parameter = (name: string, value: string) => ({ name, value });

/** What is refused, with the code and the place that it is refused with. */
const REFUSED: [what: string, map: Partial<RegisterMapText>, expected: string][] = [
  [
    'fields that share a bit',
    {
      children: register([
        { name: 'A', lsb: 0, width: 4 },
        { name: 'B', lsb: 3 },
      ]),
    },
    'REG-FIELD-OVERLAP /children/0/fields/1/lsb',
  ],
  [
    'a field beyond the register',
    { children: register([{ name: 'A', lsb: 31, width: 2 }]) },
    'REG-FIELD-RANGE /children/0/fields/0/lsb',
  ],
  [
    'a reset wider than its field',
    { children: register([{ name: 'A', lsb: 0, width: 3, reset: 8 }]) },
    'REG-RESET /children/0/fields/0/reset',
  ],
  [
    'an enumeration value wider than the field',
    {
      enums: { E: { values: [{ name: 'BIG', value: 4 }] } },
      children: register([{ name: 'A', lsb: 0, width: 2, enum: 'E' }]),
    },
    'REG-ENUM /children/0/fields/0/enum',
  ],
  [
    'one name twice in an enumeration',
    {
      enums: {
        E: {
          values: [
            { name: 'ON', value: 0 },
            { name: 'on', value: 1 },
          ],
        },
      },
    },
    'REG-NAME /enums/E/values/1/name',
  ],
  [
    'one value twice in an enumeration',
    {
      enums: {
        E: {
          values: [
            { name: 'ON', value: 1 },
            { name: 'UP', value: '0x1' },
          ],
        },
      },
    },
    'REG-ENUM /enums/E/values/1/value',
  ],
  [
    'parameters in a circle',
    { parameters: [parameter('A', 'B+1'), parameter('B', 'A')] },
    'REG-PARAMETER /parameters/0/value',
  ],
  ['a parameter of itself', { parameters: [parameter('A', 'A')] }, 'REG-PARAMETER /parameters/0/value'],
  [
    'overlapping registers',
    { children: [...two('A', 'B')!.slice(0, 1), { kind: 'register', name: 'B', offset: 0 }] },
    'REG-OVERLAP /children/1/offset',
  ],
  [
    'a register between its words',
    { children: register([], { offset: 2 }) },
    'REG-ALIGNMENT /children/0/offset',
  ],
  ['names that differ in case alone', { children: two('Data', 'DATA') }, 'REG-NAME /children/1/name'],
  [
    'an unknown parameter',
    { children: register([{ name: 'A', lsb: 0, width: 'NONE' }]) },
    'REG-VALUE /children/0/fields/0/width',
  ],
  [
    'no end of copies',
    { children: register([], { array: { count: [4_000_000_000] } }) },
    'REG-VALUE /children/0/array/count/0',
  ],
  [
    'a gate that is nowhere',
    { children: register([{ name: 'A', lsb: 0, gate: { field: 'NO.WHERE' } }]) },
    'REG-REFERENCE /children/0/fields/0/gate/field',
  ],
  [
    'a gate in a register with copies, seen from outside',
    {
      children: [
        { kind: 'register', name: 'L', offset: 0, array: { count: [2] }, fields: [{ name: 'E', lsb: 0 }] },
        { kind: 'register', name: 'R', offset: 8, fields: [{ name: 'A', lsb: 0, gate: { field: 'L.E' } }] },
      ],
    },
    'REG-REFERENCE /children/1/fields/0/gate/field',
  ],
  [
    'a gate of several bits',
    {
      children: [
        { kind: 'register', name: 'L', offset: 0, fields: [{ name: 'E', lsb: 0, width: 2 }] },
        { kind: 'register', name: 'R', offset: 8, fields: [{ name: 'A', lsb: 0, gate: { field: 'L.E' } }] },
      ],
    },
    'REG-REFERENCE /children/1/fields/0/gate/field',
  ],
  [
    'two fields with the same port',
    {
      children: [
        { kind: 'register', name: 'A_B', offset: 0, fields: [{ name: 'C', lsb: 0 }] },
        { kind: 'register', name: 'A', offset: 4, fields: [{ name: 'B_C', lsb: 0 }] },
      ],
    },
    'REG-NAME /children/1/fields/0/name',
  ],
  [
    "a field with another's input",
    {
      children: register([
        { name: 'A', lsb: 0, hardwareSet: true },
        { name: 'A_set', lsb: 1 },
      ]),
    },
    'REG-NAME /children/0/fields/1/name',
  ],
  [
    "a field with the name of the register's interrupt line",
    {
      children: register([
        { name: 'A', lsb: 0, hardware: 'w', interrupt: {} },
        { name: 'IRQ', lsb: 1 },
      ]),
    },
    'REG-NAME /children/0/fields/1/name',
  ],
  [
    'a counter that stops beyond its field',
    { children: register([{ name: 'A', lsb: 0, width: 2, counter: { up: { saturate: 4 } } }]) },
    'REG-VALUE /children/0/fields/0/counter/up/saturate',
  ],
];

describe('a bad description', () => {
  it.each(REFUSED)('with %s is refused at its place', (_, map, expected) => {
    expect(found(map)).toContain(expected);
  });

  it.each([
    ['a name in another script', { children: [{ kind: 'register', name: '寄存器', offset: 0 }] }, 8],
    ['a name with a dash', { title: 'bad', module: 'a-b' }, 6],
    ['a negative offset', { children: [{ kind: 'register', name: 'R', offset: -4 }] }, 9],
    ['a width of 12', { bus: { dataWidth: 12 } }, 6],
  ])('with %s is not read', (_, text, line) => {
    const { diagnostics } = readRegisterMap(JSON.stringify({ ...HEAD, ...text }, null, 2), 'bad.regs.json');
    expect(diagnostics.map(({ code, place }) => [code, place])).toEqual([
      ['DOC-SCHEMA', expect.objectContaining({ file: 'bad.regs.json', line })],
    ]);
  });

  it('names file, line and column of broken JSON', () => {
    const { diagnostics } = readRegisterMap('{\n  "netloom": "registers",\n  oops\n}', 'bad.regs.json');
    expect(diagnostics[0]).toMatchObject({ code: 'DOC-JSON', place: { file: 'bad.regs.json', line: 3 } });
  });
});
