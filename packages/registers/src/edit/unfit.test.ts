import { RegisterBus, RegisterField, RegisterMap, RegisterPath } from '@netloom/model';
import { expect, it } from 'vitest';
import { unfit } from './unfit.ts';

interface Schema {
  safeParse(value: unknown): { error?: Parameters<typeof unfit>[0] };
}

const wordsOf = (schema: Schema, value: unknown) => unfit(schema.safeParse(value).error!);
const field = { name: 'a', lsb: 0, width: 1 };
const map = { netloom: 'registers', version: 1, name: 'a' };

it.each([
  ['one-of', RegisterField, { ...field, precedence: 'nobody' }],
  ['empty', RegisterMap, { ...map, resets: [] }],
  ['at-least', RegisterBus, { addressWidth: 0 }],
  ['at-most', RegisterBus, { addressWidth: 65 }],
  ['too-long', RegisterMap, { ...map, title: 'x'.repeat(301) }],
  ['whole-number', RegisterBus, { addressWidth: 1.5 }],
  ['number', RegisterBus, { addressWidth: 'a' }],
  ['text', RegisterMap, { ...map, title: 3 }],
  ['at-least', RegisterField, { ...field, width: -1 }],
  ['quantity', RegisterField, { ...field, width: true }],
  ['identifier', RegisterField, { ...field, name: '1a' }],
  ['register-path', RegisterPath, 'a..b'],
  ['vlnv', RegisterMap, { ...map, vlnv: 'a:b' }],
] as [string, Schema, unknown][])('of a schema is a sentence of ours: %s', (key, schema, value) => {
  expect(wordsOf(schema, value).wording.values['reason']).toMatchObject({
    wording: { key: `reg-edit/${key}` },
  });
});
