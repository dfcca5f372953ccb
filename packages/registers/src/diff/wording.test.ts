import { RegisterMap, saidIn } from '@netloom/model';
import type { RegisterMapText, Said } from '@netloom/model';
import { expect, it } from 'vitest';
import { CHANGES } from '../wording/changes.ts';
import { diffRegisters } from './diffRegisters.ts';

const map = (children: object[], more: Partial<RegisterMapText> = {}) =>
  RegisterMap.parse({ netloom: 'registers', version: 1, name: 'block', children, ...more });
const register = (name: string, offset: number, more: object) => ({
  ...{ kind: 'register', name, offset, fields: [{ name: 'F', lsb: 0 }] },
  ...more,
});
const memory = (name: string, offset: number, entries: number) => ({ kind: 'memory', name, offset, entries });
const group = (name: string, offset: number) => ({ kind: 'group', name, offset, size: 64, children: [] });
const copies = (count: string, stride: number) => ({ array: { count: [count], stride } });
const fields = (...list: object[]) => ({ fields: list });
const on = (trigger: string, more: object = {}) => ({ trigger, ...more });

const BEFORE = map(
  [
    register('A', 0, { description: 'a', external: true, aliasOf: 'C', readBuffer: on('own') }),
    register('B', 4, { shadowed: true, writeBuffer: on('field', { field: 'A.F' }) }),
    register('C', 8, { width: 32, ...fields({ name: 'F', lsb: 0, width: 2 }, { name: 'G', lsb: 8 }) }),
    register('D', 12, fields({ name: 'F', lsb: 0, reset: 1, software: 'r', onRead: 'user' })),
    register('E', 64, copies('2', 4)),
    register('H', 128, copies('2', 4)),
    register('I', 20, {
      readBuffer: on('input', { active: 'high' }),
      writeBuffer: on('input', { active: 'low' }),
    }),
    ...[register('GONE', 24, {}), memory('KIND', 256, 4), memory('M', 288, 4), memory('GONEM', 320, 8)],
    ...[group('GONEG', 512), register('OLD', 28, {}), memory('TURN', 768, 8)],
  ],
  {
    parameters: [
      { name: 'P', value: '1' },
      { name: 'Q', value: '2' },
    ],
    resets: [{ name: 'rst' }],
  } as never,
);
const AFTER = map(
  [
    register('A', 0, { description: 'b', readBuffer: on('register', { register: 'B' }) }),
    register('B', 4, { external: true, writeBuffer: on('own'), gate: { field: 'A.F' } }),
    register('C', 8, { width: 16, ...fields({ name: 'F', lsb: 0, width: 1 }, { name: 'G', lsb: 9 }) }),
    register(
      'D',
      12,
      fields({
        name: 'F',
        lsb: 0,
        onRead: 'user',
        onWrite: 'oneToSet',
        hardwareSet: true,
        enum: 'e',
        gate: { field: 'A.F' },
      }),
    ),
    register('E', 64, { ...copies('3', 4), shadowed: true }),
    register('H', 128, copies('2', 8)),
    register('I', 32, {}),
    ...[group('KIND', 256), memory('M', 288, 8), register('NEW', 36, {}), memory('NEWM', 400, 2)],
    ...[group('NEWG', 640), register('RENAMED', 28, {}), register('TURN', 768, {})],
  ],
  {
    ...{ name: 'other', module: 'other', bus: { protocol: 'axi4-lite' } },
    parameters: [
      { name: 'P', value: '2' },
      { name: 'R', value: '2' },
    ],
    resets: [{ name: 'rst_n', polarity: 'low' }],
    enums: { e: { values: [{ name: 'ON', value: 1 }] } },
  } as never,
);
const KINDS = [
  [map([group('X', 0)]), map([register('X', 0, {})])],
  [
    map([register('X', 0, fields({ name: 'F', lsb: 0 }))]),
    map([register('X', 0, fields({ name: 'G', lsb: 1 }))]),
  ],
] as const;

const keysOf = ({ wording }: Said): string[] => [
  wording!.key,
  ...Object.values(wording!.values).flatMap((each) => (typeof each === 'object' ? keysOf(each) : [])),
];

it('every change is a sentence, and every sentence of changes is said', () => {
  const changes = [[BEFORE, AFTER] as const, ...KINDS].flatMap(([before, after]) =>
    diffRegisters(before, after),
  );
  for (const each of changes) expect(saidIn(CHANGES, each)).toBe(each.message);
  expect(new Set(changes.flatMap(keysOf))).toEqual(new Set(Object.keys(CHANGES)));
});
