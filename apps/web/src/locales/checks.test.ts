import { CORE_SENTENCES } from '@netloom/core';
import { POINT_SENTENCES } from '@netloom/core/special';
import { HDL_SENTENCES } from '@netloom/hdl';
import { EXPRESSION_SENTENCES } from '@netloom/hdl/expression';
import { INSN_SENTENCES } from '@netloom/instructions';
import { MEMORY_SENTENCES } from '@netloom/memory';
import { DOCUMENT_SENTENCES, TOOL_SENTENCES } from '@netloom/model';
import { REGRESS_SENTENCES } from '@netloom/model/regression';
import { PINMUX_SENTENCES } from '@netloom/pinmux';
import { PIN_SENTENCES } from '@netloom/pins';
import { REGISTER_SENTENCES } from '@netloom/registers';
import { CODES, SOC_SENTENCES } from '@netloom/soc';
import { DUMP_SENTENCES } from '@netloom/waves';
import { WAVE_SENTENCES } from '@netloom/waves/drawing';
import { describe, expect, it } from 'vitest';
import es from './es/checks.ts';
import ja from './ja/checks.ts';
import zh from './zh/checks.ts';

const tables = [
  ...[
    DOCUMENT_SENTENCES,
    REGRESS_SENTENCES,
    SOC_SENTENCES,
    REGISTER_SENTENCES,
    CORE_SENTENCES,
    POINT_SENTENCES,
  ],
  ...[
    PIN_SENTENCES,
    INSN_SENTENCES,
    MEMORY_SENTENCES,
    PINMUX_SENTENCES,
    WAVE_SENTENCES,
    DUMP_SENTENCES,
    EXPRESSION_SENTENCES,
    HDL_SENTENCES,
    TOOL_SENTENCES,
  ],
];
const english: Record<string, string> = {
  ...Object.assign({}, ...tables),
  ...Object.fromEntries(Object.entries(CODES).map(([code, { help }]) => [`help/${code}`, help])),
};

const placesOf = (text: string) => [...new Set(text.match(/\{\{\w*\}\}/g))].sort();

const placesByKey = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesOf(text)]));

it('no two packages have a sentence of one key', () => {
  const keys = tables.flatMap((table) => Object.keys(table));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe.each(Object.entries({ zh, es, ja }))('sentences of checks in %s', (_, texts) => {
  it('are those of the checks, with the same places', () => {
    expect(placesByKey(texts)).toEqual(placesByKey(english));
  });

  it('are never empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
