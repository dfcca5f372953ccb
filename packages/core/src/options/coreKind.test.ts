import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import { coreLaws } from '../../test/coreLaws.ts';
import { coreKind } from './coreKind.ts';
import { PRESETS } from './presets.ts';

holdLaws(coreLaws);

it('names line and option of a text that is no core, and says of one that is what contradicts', () => {
  const text = coreKind.write({ ...PRESETS.nano, name: 'x' });
  const wrong = coreKind.read(text.replace('"stages": 2', '"stages": 3'), 'x.core.json');
  const line = text.slice(0, text.indexOf('"stages"')).split('\n').length;
  expect(wrong.document).toBeUndefined();
  expect(wrong.diagnostics).toMatchObject([
    {
      code: 'DOC-SCHEMA',
      message: expect.stringContaining('/base/stages'),
      place: { file: 'x.core.json', line },
    },
  ]);
  const contradicting = coreKind.read(
    text.replace('"prefetchDepth": 2', '"prefetchDepth": 3'),
    'x',
  ).document!;
  expect(
    coreKind.check!(
      { ...contradicting, base: { ...contradicting.base, userMode: true } },
      { diagnostics: [] },
    ),
  ).not.toEqual([]);
});
