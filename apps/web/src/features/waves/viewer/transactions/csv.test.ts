import type { Transaction } from '@netloom/waves';
import { expect, test } from 'vitest';
import { transactionsCsv } from './csv.ts';

test('a transaction becomes a line, its commas and quotes kept (RFC 4180)', () => {
  const row: Transaction = {
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
  expect(transactionsCsv([row], -9).split('\r\n')).toEqual([
    'begin (1e-9 s),end (1e-9 s),kind,id,address,data,response,data latency (1e-9 s),response latency (1e-9 s),stalls,bytes,errors',
    '56,195,write,1,00001000,11 22,SLVERR,49,,AW 2 B 1,8,"says ""no"", twice"',
    '',
  ]);
});
