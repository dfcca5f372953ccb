import { RegisterMap } from '@netloom/model';
import type {
  Group,
  Memory,
  Register,
  RegisterField,
  RegisterMapText,
  RegisterNodeText,
} from '@netloom/model';
import { expect, it } from 'vitest';
import { elaborate, readRegisterMap, writeRegisterMap } from '../index.ts';
import { compareMaps } from './compare.ts';
import type { Difference } from './compare.ts';

type Json = Record<string, unknown>;
const LOCK = {
  kind: 'register',
  name: 'LOCK',
  offset: 0x40,
  fields: [
    { name: 'A', lsb: 0 },
    { name: 'B', lsb: 1 },
    { name: 'P', lsb: 2, singlePulse: true },
  ],
};
const FIELD: Json = { name: 'F', lsb: 4, width: 1, reset: 1, hardware: 'rw' };
const REGISTER: Json = { kind: 'register', name: 'R', offset: 0, array: { count: [2] } };
const MEMORY: Json = { kind: 'memory', name: 'M', offset: 0x80, entries: 4 };
const GROUP: Json = {
  kind: 'group',
  name: 'G',
  offset: 0x100,
  children: [{ kind: 'register', name: 'IN', offset: 0 }],
};
const MAP: Json = {
  netloom: 'registers',
  version: 1,
  name: 'block',
  parameters: [{ name: 'W', value: '4', minimum: '1' }],
  enums: { E: { values: [{ name: 'OFF', value: 0 }] }, E2: { values: [{ name: 'OFF', value: 0 }] } },
  resets: [{ name: 'rst_n' }, { name: 'por_n' }],
};

/** The map with changed members of its parts; `counted` makes the field a counter and an interrupt. */
function made(change: { map?: Json; register?: Json; memory?: Json; group?: Json; field?: Json } = {}) {
  const children = [
    { ...REGISTER, fields: [{ ...FIELD, ...change.field }], ...change.register },
    LOCK,
    { ...MEMORY, ...change.memory },
    { ...GROUP, ...change.group },
  ] as RegisterNodeText[];
  return elaborate(RegisterMap.parse({ ...MAP, children, ...change.map } as RegisterMapText)).map;
}

/** What the differences between the map and a changed one are about; a property has words, but for a value's own name. */
function found(change: Parameters<typeof made>[0], from: Parameters<typeof made>[0] = {}): string[] {
  const differences = compareMaps(made(from), made(change));
  expect(differences.filter(hasPlainProperty)).toEqual([]);
  return differences.map(({ message }) => message);
}

function hasPlainProperty({ pointer, wording }: Difference): boolean {
  if (pointer.startsWith('/enums/')) return false;
  const { what } = wording.values;
  const property = typeof what === 'object' ? what.wording?.values['property'] : undefined;
  return property !== undefined && (typeof property !== 'object' || property.wording === undefined);
}

/** A change of each member that a field can have; the type asks for one wherever the schema grows. */
const FIELD_CHANGES: Record<keyof RegisterField, [change: Json, from?: Json]> = {
  name: [{ name: 'F2' }],
  description: [{ description: 'x' }],
  lsb: [{ lsb: 5 }],
  width: [{ width: 2 }],
  software: [{ software: 'r' }],
  onRead: [{ onRead: 'clear' }],
  onWrite: [{ onWrite: 'set' }],
  hardware: [{ hardware: 'none' }],
  reset: [{ reset: 0 }],
  resetBy: [{ resetBy: 'por_n' }],
  enum: [{ enum: 'E' }],
  precedence: [{ precedence: 'hardware' }],
  hardwareEnable: [{ hardwareEnable: 'low' }],
  softwareEnable: [{ softwareEnable: 'high' }],
  hardwareSet: [{ hardwareSet: true }],
  hardwareClear: [{ hardwareClear: true }],
  singlePulse: [{ singlePulse: true }],
  signalAccess: [{ signalAccess: true }],
  signalModify: [{ signalModify: true }],
  reductions: [{ reductions: ['or'] }],
  gate: [{ gate: { field: 'LOCK.A', active: 'low' } }, { gate: { field: 'LOCK.A', active: 'high' } }],
  counter: [{ counter: { up: { saturate: 2 } } }, { counter: { up: {} } }],
  interrupt: [{ interrupt: { mask: 'LOCK.B' } }, { interrupt: { mask: 'LOCK.A' } }],
  parity: [{ parity: true }],
};

it.each(Object.entries(FIELD_CHANGES))(
  '%s of a field that differs is said, and nothing else',
  (member, [change, from]) => {
    const messages = found({ field: change }, { field: from ?? {} });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(new RegExp(`^R\\.F: ${member}\\b`));
  },
);

const PLACED = {
  name: undefined,
  title: { title: 'x' },
  description: { description: 'x' },
  offset: { offset: 0x200 },
  array: { array: { count: [3] } },
  kind: undefined,
} as const;
const REGISTER_CHANGES: Record<keyof Register, Json | undefined> = {
  ...PLACED,
  width: { width: 64, array: { count: [2], stride: 4 } },
  external: { external: true },
  shadowed: { shadowed: true },
  readBuffer: { readBuffer: { trigger: 'field', field: 'LOCK.A' } },
  writeBuffer: { writeBuffer: { trigger: 'register', register: 'LOCK' } },
  gate: { gate: { field: 'LOCK.A' } },
  aliasOf: { aliasOf: 'LOCK' },
  fields: { fields: [] },
};
const MEMORY_CHANGES: Record<keyof Memory, Json | undefined> = {
  ...PLACED,
  entries: { entries: 8 },
  width: { width: 64 },
  software: { software: 'r' },
};
const GROUP_CHANGES: Record<keyof Group, Json | undefined> = {
  ...PLACED,
  size: { size: 16 },
  children: { children: [] },
};
const MAP_CHANGES: Record<keyof RegisterMap, Json | undefined> = {
  netloom: undefined,
  version: undefined,
  vlnv: { vlnv: 'a:b:c:1' },
  name: { name: 'other', module: 'block_regs' },
  title: { title: 'x' },
  description: { description: 'x' },
  module: { module: 'm' },
  registerFile: { registerFile: 'provided' },
  bus: { bus: { unmapped: 'zero' } },
  resets: { resets: [{ name: 'rst_n', polarity: 'high' }, { name: 'por_n' }] },
  parameters: { parameters: [{ name: 'W', value: '4', minimum: '2' }] },
  enums: {
    enums: { E: { values: [{ name: 'ON', value: 0 }] }, E2: { values: [{ name: 'OFF', value: 0 }] } },
  },
  size: { size: 0x1000 },
  children: { children: [] },
};

it.each([
  ...Object.entries(REGISTER_CHANGES).map(([member, change]) => ['register', member, change] as const),
  ...Object.entries(MEMORY_CHANGES).map(([member, change]) => ['memory', member, change] as const),
  ...Object.entries(GROUP_CHANGES).map(([member, change]) => ['group', member, change] as const),
  ...Object.entries(MAP_CHANGES).map(([member, change]) => ['map', member, change] as const),
])('%s: %s that differs is said', (part, _, change) => {
  if (change) expect(found({ [part]: change })).not.toEqual([]);
});

it('a value of an enumeration keeps its name, and what is said of it is told', () => {
  const values = (description: string) => ({
    map: { enums: { E: { values: [{ name: 'width', value: 0, description }] } } },
  });
  const [difference] = compareMaps(made(values('a')), made(values('b')));
  expect(difference?.message).toBe('E: description of width is a, becomes b');
  const renamed = { map: { enums: { E: { values: [{ name: 'width', value: 1 }] } } } };
  const [moved] = compareMaps(
    made({ map: { enums: { E: { values: [{ name: 'width', value: 0 }] } } } }),
    made(renamed),
  );
  expect(moved?.wording.values['what']).toMatchObject({
    wording: { values: { property: { message: 'width' } } },
  });
  expect(moved?.wording.values['what']).not.toHaveProperty('wording.values.property.wording');
});

it('numbers differ when the parameters that both have make a difference', () => {
  const field = (width: string | number) => ({ field: { width } });
  expect(found(field('W*1'), field('W'))).toEqual([]);
  expect(found(field("3'd4"), field(4))).toEqual([]);
  expect(found(field(4), field('W'))).toEqual(['R.F: width is W (4), becomes 4']);
});

it('long texts are shown from where they differ', () => {
  const text = (end: string) => ({ field: { description: `${'a'.repeat(200)}${end}` } });
  const [message] = found(text('y'), text('x'));
  expect(message).toBe(`R.F: description is …"${'a'.repeat(15)}x", becomes …"${'a'.repeat(15)}y"`);
});

it('what is written in another way is the same', () => {
  expect(found({ field: { counter: { up: { step: 1 } } } }, { field: { counter: { up: {} } } })).toEqual([]);
  expect(found({ field: { resetBy: 'rst_n' } })).toEqual([]);
  expect(
    found({ field: { gate: { field: 'LOCK.A' } } }, { register: { gate: { field: 'LOCK.A' } } }),
  ).toEqual([]);
});

it('our own description loses nothing', () => {
  const map = made({ field: { interrupt: { mask: 'LOCK.B' }, description: 'x\n y' } });
  const { document } = readRegisterMap(writeRegisterMap(map.source), 'block.regs.json');
  expect(compareMaps(map, elaborate(document!).map)).toEqual([]);
});
