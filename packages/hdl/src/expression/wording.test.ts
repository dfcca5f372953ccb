import { IpParameter, IpPort, saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { expect, it } from 'vitest';
import { evaluate, evaluateConstant } from './evaluate.ts';
import { resolveParameters } from './parameters.ts';
import { portWidth } from './portWidth.ts';
import { EXPRESSION_SENTENCES } from './sentences.ts';

const VALUES = { S: 'text', R: 1.5, I: 5n };
/** Each without a value, for another reason. */
const WRONG = [
  ...[
    '{1, 2}',
    "{0{2'b1}}",
    "{R, 2'b1}",
    'I[0:3]',
    "void'(1)",
    "0'(1)",
    'R',
    'S + 1',
    '~S',
    'W',
    '1 / 0',
    '"a" * "b"',
  ],
  ...[
    '1 << 99999999',
    '2 ** 99999999',
    '0 ** -1',
    '(2 ** 30000) * (2 ** 30000) * (2 ** 30000)',
    '1.0 & 2',
    '1e999',
  ],
  ...['1 +', '1 1', '`', '("', "9'bx", "2'b12", "0'b1", `'h${'f'.repeat(90_000)}`, "int'(1e999)"],
  ...[`${'('.repeat(300)}1`, `${'1+'.repeat(50_000)}1`, '$clog2()', '$no(1)', '$bits(R)', 'S[0]'],
  ...["string'(1)", 'null', "type'(1)", "'x", '$', '9_'],
];

/** The parser lets no such expression through. */
const UNREACHED = ['EXPR/value'];

const keysOf = ({ wording }: Said): string[] => [
  wording!.key,
  ...Object.values(wording!.values).flatMap((each) => (typeof each === 'object' ? keysOf(each) : [])),
];

it('that an expression has no value is a sentence, and every sentence is said', () => {
  const found = WRONG.flatMap((text) => {
    const results = [evaluate(text, VALUES), evaluateConstant(text, VALUES)];
    return results.flatMap((result) => (result.ok ? [] : [result]));
  });
  const parameter = (name: string, value: string, more = {}) =>
    IpParameter.parse({ name, type: 'integer', value, ...more });
  const list = [
    ...[
      parameter('A', 'B'),
      parameter('B', 'A'),
      parameter('C', '1', { local: true }),
      parameter('D', '1 +'),
    ],
    parameter('E', '1.5'),
  ];
  const { problems } = resolveParameters(list, { C: '2', Z: '1', E: '1.5' });
  const port = portWidth(IpPort.parse({ name: 'p', direction: 'in', width: '0' }), {});
  const all: Said[] = [...found, ...problems, ...(port.ok ? [] : [port])];
  for (const each of all) expect(saidIn(EXPRESSION_SENTENCES, each)).toBe(each.message);
  const said = new Set(all.flatMap(keysOf));
  expect(Object.keys(EXPRESSION_SENTENCES).filter((key) => !said.has(key))).toEqual(UNREACHED);
});
