import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { eachInstance, elaborate, findField, maskOf, resetMask, resetValue } from './index.ts';
import type { ElaboratedRegister } from './index.ts';

type Text = Partial<RegisterMapText>;
const map = (text: Text) => RegisterMap.parse({ netloom: 'registers', version: 1, name: 'block', ...text });
const register = (name: string, offset: number | string, more: object = {}) =>
  ({ kind: 'register', name, offset, ...more }) as never;
const addresses = (text: Text, overrides = {}) =>
  [...eachInstance(elaborate(map(text), overrides).map)].map(({ path, address }) => `${path} ${address}`);

describe('addresses', () => {
  it('of arrays: the last dimension is the innermost', () => {
    const array = { count: [2, 3], stride: 8 };
    expect(addresses({ children: [register('R', 16, { array })] })).toEqual([
      'R[0][0] 16',
      'R[0][1] 24',
      'R[0][2] 32',
      'R[1][0] 40',
      'R[1][1] 48',
      'R[1][2] 56',
    ]);
  });

  it('of groups: offsets count from the group', () => {
    const children = [register('B', 4), register('A', 0)];
    const group = { kind: 'group', name: 'G', offset: 32, array: { count: [2], stride: 16 }, children };
    expect(addresses({ children: [group as never] })).toEqual([
      'G[0].A 32',
      'G[0].B 36',
      'G[1].A 48',
      'G[1].B 52',
    ]);
  });

  it('of more copies by nesting than can be meant are refused with the numbers, before any is made', () => {
    const copies = (name: string, children: unknown[]) => ({
      kind: 'group',
      name,
      offset: 0,
      array: { count: [1000] },
      children,
    });
    const inner = register('R', 0, { array: { count: [1000] } });
    const { map: found, diagnostics } = elaborate(
      map({ children: [copies('A', [copies('B', [inner])]) as never] }),
    );
    expect(diagnostics).toMatchObject([
      { code: 'REG-VALUE', message: '1000000 × 1000 = 1000000000 copies: expected at most 1048576' },
    ]);
    const [outer] = found.children;
    const group = outer?.kind === 'group' ? outer.children[0] : undefined;
    expect(group?.kind === 'group' && group.children[0]!.dimensions).toEqual([1]);
  });

  it('follow the parameters', () => {
    const text: Text = {
      parameters: [
        { name: 'N', value: '2' },
        { name: 'END', value: '4*N', local: true },
      ],
      children: [register('R', 0, { array: { count: ['N'] } }), register('LAST', 'END')],
    };
    expect(addresses(text)).toEqual(['R[0] 0', 'R[1] 4', 'LAST 8']);
    expect(addresses(text, { N: '3' }).at(-1)).toBe('LAST 12');
  });
});

it('values are those of the register as a whole', () => {
  const fields = [
    { name: 'HIGH', lsb: 8, width: 'W', reset: "W'('hA)" },
    { name: 'LOW', lsb: 0, width: 4, reset: '0x5' },
    { name: 'OPEN', lsb: 4 },
  ];
  const text = { parameters: [{ name: 'W', value: '4' }], children: [register('R', 0, { fields })] };
  const [found] = elaborate(map(text)).map.children as [ElaboratedRegister];
  expect(found.fields.map(({ name }) => name)).toEqual(['LOW', 'OPEN', 'HIGH']);
  expect(resetValue(found)).toBe(0xa05n);
  expect(resetMask(found)).toBe(0xf0fn);
  expect(maskOf(found.fields[2]!)).toBe(0xf00n);
});

it('an unchanged register keeps its elaborated fields', () => {
  const first = map({ children: [register('A', 0, { fields: [{ name: 'F', lsb: 0 }] }), register('B', 4)] });
  const second = { ...first, children: [first.children[0]!, { ...first.children[1]!, offset: 8 }] };
  const fieldsOf = (each: RegisterMap) => (elaborate(each).map.children[0] as ElaboratedRegister).fields;
  expect(fieldsOf(second)).toBe(fieldsOf(first));
});

it('a field is looked up from the own group outwards', () => {
  const lock = (width: number) => register('LOCK', 0, { fields: [{ name: 'EN', lsb: 0, width }] });
  const inner = { kind: 'group', name: 'G', offset: 16, children: [lock(2), register('R', 4)] } as never;
  const { map: found } = elaborate(map({ children: [lock(1), register('R', 4), inner] }));
  const [, outside, group] = found.children;
  if (group?.kind !== 'group') throw new Error('no group');
  expect(findField(found, outside!, 'LOCK.EN')?.field.width).toBe(1);
  expect(findField(found, group.children[1]!, 'LOCK.EN')?.field.width).toBe(2);
  expect(findField(found, group.children[1]!, 'G.LOCK.EN')?.field.width).toBe(2);
  expect(findField(found, outside!, 'LOCK.NONE')).toBeUndefined();
});
