import { RegisterMap } from '@netloom/model';
import { eachRegister, elaborate } from '@netloom/registers';
import { expect, it } from 'vitest';
import { bitLayout } from './bitLayout.ts';

function fieldsOf(fields: object[]) {
  const children = [{ kind: 'register', name: 'R', offset: 0, width: 64, fields }];
  const map = RegisterMap.parse({ netloom: 'registers', version: 1, name: 'm', children });
  return [...eachRegister(elaborate(map).map)][0]!.fields;
}

const shown = (fields: object[], width: number, most: number) =>
  bitLayout(fieldsOf(fields), width, most).segments.map(
    ({ field, high, low, row, lane }) => `${field?.name ?? '-'} ${high}:${low} row ${row} lane ${lane}`,
  );

it('a field over the end of a row stands in both, the highest bits above', () => {
  expect(shown([{ name: 'A', lsb: 30, width: 4 }], 64, 32)).toEqual([
    'A 33:32 row 0 lane 0',
    'A 31:30 row 1 lane 0',
    '- 29:0 row 1 lane 0',
    '- 63:34 row 0 lane 0',
  ]);
});

it('fields that overlap stand in lanes of their own', () => {
  const { lanes, segments } = bitLayout(
    fieldsOf([
      { name: 'A', lsb: 0, width: 4 },
      { name: 'B', lsb: 3, width: 2 },
      { name: 'C', lsb: 4 },
    ]),
    8,
    32,
  );
  expect(lanes).toBe(2);
  expect(segments.map(({ field, lane }) => `${field?.name ?? '-'}${lane}`)).toEqual(['A0', 'B1', 'C0', '-0']);
});

it('what leaves the register is drawn up to its last bit', () => {
  expect(shown([{ name: 'A', lsb: 6, width: 4 }], 8, 32)).toEqual([
    'A 7:6 row 0 lane 0',
    '- 5:0 row 0 lane 0',
  ]);
});
