import type { Transaction } from '@netloom/waves';
import { expect, test } from 'vitest';
import { transactionsCsv } from './csv.ts';

const ROW: Transaction = {
  index: 3,
  begin: 56,
  end: 195,
  kind: 'write',
  address: '00001000',
  data: ['11', '22'],
  id: '1',
  response: 'SLVERR',
  errors: [{ time: 195, code: 'x', text: 'says "no", twice', wording: { key: 'x', values: {} } }],
  latency: { data: 49, response: null },
  stalls: { AW: 2, B: 1 },
  stalled: [],
  bytes: 8,
  lane: 0,
  complete: true,
};

test('a transaction becomes a line, its commas and quotes kept (RFC 4180)', () => {
  const text = transactionsCsv([ROW], { timescale: -9 }, ({ message }) => message);
  expect(text.split('\r\n')).toEqual([
    'begin (1e-9 s),end (1e-9 s),kind,id,address,data,response,data latency (1e-9 s),response latency (1e-9 s),stalls,bytes,errors',
    '56,195,write,1,00001000,11 22,SLVERR,49,,AW 2 B 1,8,"says ""no"", twice"',
    '',
  ]);
});

test('what is said of a transaction and of the dump is said in the language of the reader', () => {
  const wording = { key: 'late', values: {} };
  const row = { ...ROW, errors: [{ time: 195, code: 'x', text: 'late', wording }] };
  const said = { message: 'cut off', wording: { key: 'cut', values: {} } };
  const texts: Record<string, string> = { late: 'tarde', cut: 'cortado' };
  const text = transactionsCsv([row], { timescale: -9, said }, (each) => texts[each.wording!.key]!);
  expect(text.split('\r\n')[1]).toBe('56,195,write,1,00001000,11 22,SLVERR,49,,AW 2 B 1,8,tarde,cortado');
});
