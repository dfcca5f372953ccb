import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { checkRegisters } from './check.ts';
import { REGISTER_CODES } from './codes.ts';

type Text = Partial<RegisterMapText>;
const map = (text: Text) => RegisterMap.parse({ netloom: 'registers', version: 1, name: 'block', ...text });
const register = (fields: object[], more: object = {}) =>
  ({ kind: 'register', name: 'REG', offset: 0, fields, ...more }) as never;
const field = (more: object = {}) => ({ name: 'F', lsb: 0, ...more });
const one = (more: object, text: Text = {}) => map({ children: [register([field(more)])], ...text });

interface Fault {
  map: RegisterMap;
  code: string;
  pointer: string;
  says: string;
}

const FAULTS: Record<string, Fault> = {
  'an expression with an unknown name': {
    map: one({ width: 'N' }),
    code: 'REG-VALUE',
    pointer: '/children/0/fields/0/width',
    says: 'F: width: ',
  },
  'a parameter that depends on itself': {
    map: map({
      parameters: [
        { name: 'A', value: 'B+1' },
        { name: 'B', value: 'A+1' },
      ],
    }),
    code: 'REG-PARAMETER',
    pointer: '/parameters/1/value',
    says: 'depends on itself',
  },
  'a parameter beyond its limit': {
    map: map({ parameters: [{ name: 'A', value: '9', maximum: '8' }] }),
    code: 'REG-PARAMETER',
    pointer: '/parameters/0/value',
    says: 'A: 9; the most is 8',
  },
  'a keyword of C': {
    map: map({ children: [register([], { name: 'volatile' })] }),
    code: 'REG-KEYWORD',
    pointer: '/children/0/name',
    says: 'volatile is reserved in C',
  },
  'a keyword of SystemVerilog': {
    map: one({ name: 'always_ff' }),
    code: 'REG-KEYWORD',
    pointer: '/children/0/fields/0/name',
    says: 'always_ff is reserved in SystemVerilog',
  },
  'a keyword of VHDL': {
    map: one({ name: 'SELECT' }),
    code: 'REG-KEYWORD-VHDL',
    pointer: '/children/0/fields/0/name',
    says: 'SELECT is reserved in VHDL',
  },
  'a parameter named by a keyword': {
    map: map({ parameters: [{ name: 'logic', value: '1' }] }),
    code: 'REG-NAME',
    pointer: '/parameters/0/name',
    says: 'logic is a keyword of SystemVerilog',
  },
  'a name that is another one in C': {
    map: map({ children: [register([], { name: 'int_' }), register([], { name: 'int', offset: 4 })] }),
    code: 'REG-NAME',
    pointer: '/children/1/name',
    says: 'int and int_ are both int_ in C',
  },
  'names that differ in case alone': {
    map: map({ children: [register([]), register([], { name: 'Reg', offset: 4 })] }),
    code: 'REG-NAME',
    pointer: '/children/1/name',
    says: 'Reg differs from REG in case alone',
  },
  'overlapping registers': {
    map: map({
      children: [register([], { array: { count: [4] } }), register([], { name: 'B', offset: 12 })],
    }),
    code: 'REG-OVERLAP',
    pointer: '/children/1/offset',
    says: 'B at 0xC overlaps REG (0x0 to 0xF)',
  },
  'a counter that two accesses read': {
    map: map({
      children: [
        register([field({ width: 64, software: 'r', counter: { up: {} }, reset: 0 })], { width: 64 }),
      ],
    }),
    code: 'REG-TEARING',
    pointer: '/children/0/readBuffer',
    says: 'REG is read in 2 accesses, between which it is torn: F counts',
  },
  'a register off its alignment': {
    map: map({ children: [register([], { offset: 2 })] }),
    code: 'REG-ALIGNMENT',
    pointer: '/children/0/offset',
    says: 'REG at 0x2 is not at a multiple of 4 bytes',
  },
  'a stride that is too small': {
    map: map({ children: [register([], { array: { count: [2], stride: 0 } })] }),
    code: 'REG-SIZE',
    pointer: '/children/0/array/stride',
    says: 'a stride of 0x0 is less than the 0x4 bytes of one',
  },
  'a map that the bus does not reach': {
    map: map({ bus: { addressWidth: 4 }, children: [register([], { offset: 16 })] }),
    code: 'REG-SIZE',
    pointer: '/bus/addressWidth',
    says: '4 address bits do not reach the 0x14 bytes',
  },
  'a child beyond the size of its group': {
    map: map({
      children: [{ kind: 'group', name: 'G', offset: 0, size: 4, children: [register([], { offset: 4 })] }],
    }),
    code: 'REG-SIZE',
    pointer: '/children/0/children/0/offset',
    says: 'G.REG ends at 0x8, beyond the 0x4 bytes of G',
  },
  'a field beyond its register': {
    map: one({ lsb: 31, width: 2 }),
    code: 'REG-FIELD-RANGE',
    pointer: '/children/0/fields/0/lsb',
    says: 'F [32:31] leaves the 32 bits of REG',
  },
  'overlapping fields': {
    map: map({ children: [register([field({ width: 4 }), field({ name: 'G', lsb: 3, width: 2 })])] }),
    code: 'REG-FIELD-OVERLAP',
    pointer: '/children/0/fields/1/lsb',
    says: 'G and F share bit 3',
  },
  'a reset wider than its field': {
    map: one({ width: 4, reset: 16 }),
    code: 'REG-RESET',
    pointer: '/children/0/fields/0/reset',
    says: '0x10 needs more than 4 bits',
  },
  'a reset that the map does not have': {
    map: one({ resetBy: 'por_n' }),
    code: 'REG-RESET',
    pointer: '/children/0/fields/0/resetBy',
    says: 'there is no reset por_n; the map has rst_n',
  },
  'an enumeration value beyond the field': {
    map: one({ enum: 'E' }, { enums: { E: { values: [{ name: 'TWO', value: 2 }] } } }),
    code: 'REG-ENUM',
    pointer: '/children/0/fields/0/enum',
    says: 'E.TWO is 2 and does not fit 1 bit',
  },
  'a value that stands twice in an enumeration': {
    map: map({
      enums: {
        E: {
          values: [
            { name: 'A', value: 1 },
            { name: 'B', value: '0x1' },
          ],
        },
      },
    }),
    code: 'REG-ENUM',
    pointer: '/enums/E/values/1/value',
    says: 'E: B has the value 1 of A',
  },
  'a gate that leads nowhere': {
    map: map({ children: [register([], { gate: { field: 'LOCK.EN' } })] }),
    code: 'REG-REFERENCE',
    pointer: '/children/0/gate/field',
    says: 'REG: there is no field LOCK.EN',
  },
  'an alias with other bits': {
    map: map({
      children: [
        register([field()]),
        register([field({ lsb: 1 })], { name: 'B', offset: 4, aliasOf: 'REG' }),
      ],
    }),
    code: 'REG-REFERENCE',
    pointer: '/children/1/fields/0/lsb',
    says: 'F has other bits than in REG, [0:0]',
  },
  'an enable of another width': {
    map: map({
      children: [
        register([field({ width: 2, hardware: 'w', interrupt: { enable: 'EN.F' } })]),
        register([field()], { name: 'EN', offset: 4 }),
      ],
    }),
    code: 'REG-REFERENCE',
    pointer: '/children/0/fields/0/interrupt/enable',
    says: 'REG.F has 2 bits and EN.F 1',
  },
  'an effect of writes that cannot happen': {
    map: one({ software: 'r', onWrite: 'oneToClear' }),
    code: 'REG-ACCESS',
    pointer: '/children/0/fields/0/onWrite',
    says: 'software cannot write it',
  },
  'a field that nobody sees': {
    map: one({ software: 'none', hardware: 'w' }),
    code: 'REG-UNUSED',
    pointer: '/children/0/fields/0/software',
    says: 'nobody can see its value',
  },
  'parity of what has no reset': {
    map: one({ software: 'rw', hardware: 'r', parity: true }),
    code: 'REG-UNRESET',
    pointer: '/children/0/fields/0/reset',
    says: 'parity_error is unknown until it is written',
  },
};

describe.each(Object.entries(FAULTS))('%s', (_name, fault) => {
  it('is found at its place', () => {
    const found = checkRegisters(fault.map).filter(({ code }) => code === fault.code);
    expect(found[0]).toMatchObject({
      severity: REGISTER_CODES[fault.code as keyof typeof REGISTER_CODES].severity,
      message: expect.stringContaining(fault.says),
      place: { kind: 'document', pointer: fault.pointer },
    });
  });
});

it('has a fault for every code but those of readers', () => {
  const codes = new Set(Object.values(FAULTS).map(({ code }) => code));
  expect(Object.keys(REGISTER_CODES).filter((code) => !codes.has(code))).toEqual(['REG-IMPORT', 'REG-LOSS']);
});

describe('a field without a reset', () => {
  const codes = (more: object, registerMore: object = {}) =>
    checkRegisters(map({ children: [register([field(more)], registerMore)] })).map(({ code }) => code);

  it.each([
    ['a counter', { hardware: 'r', counter: { up: {} } }, {}],
    ['an interrupt', { hardware: 'r', onWrite: 'oneToClear', interrupt: { trigger: 'level' } }, {}],
    ['one of a shadowed register', { hardware: 'r' }, { shadowed: true }],
  ])('is told of %s', (_name, more, registerMore) => {
    expect(codes(more, registerMore)).toEqual(['REG-UNRESET']);
    expect(codes({ ...more, reset: 0 }, registerMore)).toEqual([]);
  });

  it.each([
    ['that only stores', { hardware: 'r' }, {}],
    ['that takes the value of hardware on each clock', { hardware: 'rw', parity: true }, {}],
    ['whose events are not kept', { hardware: 'r', software: 'r', interrupt: { sticky: 'none' } }, {}],
    ['whose storage is elsewhere', { hardware: 'rw', counter: { up: {} } }, { external: true }],
  ])('is fine where it is one %s', (_name, more, registerMore) => {
    expect(codes(more, registerMore)).not.toContain('REG-UNRESET');
  });
});

it('copies may interleave', () => {
  const strided = { array: { count: [4], stride: 8 } };
  const pair = (offset: number) =>
    map({ children: [register([], strided), register([], { ...strided, name: 'B', offset })] });
  expect(checkRegisters(pair(4))).toEqual([]);
  expect(checkRegisters(pair(8)).map(({ code }) => code)).toEqual(['REG-OVERLAP']);
  expect(checkRegisters(pair(32))).toEqual([]);
});

it('a fix mends what it is offered for', () => {
  const { map: faulty } = FAULTS['overlapping registers']!;
  const [overlap] = checkRegisters(faulty);
  expect(overlap?.fix?.edits).toEqual([{ pointer: '/children/1/offset', value: '0x10' }]);
});
