import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import { coreKind } from './coreKind.ts';
import type { CoreOptions } from './coreOptions.ts';
import { PRESETS } from './presets.ts';

type Section = 'base' | 'memory' | 'auxiliary' | 'advanced' | 'implementation';

function set(section: Section, option: string, one: unknown, other?: unknown): Edit<CoreOptions> {
  const put = (value: unknown) => (options: CoreOptions) => ({
    ...options,
    [section]: { ...options[section], [option]: value },
  });
  return {
    pointer: `/${section}/${option}`,
    one: put(one),
    ...(other !== undefined && { other: put(other) }),
  };
}

const named = (name: string) => (options: CoreOptions) => ({ ...options, name });

holdLaws({
  kind: coreKind,
  draw: (dice) => dice.shuffled(Object.values(PRESETS))[0]!,
  // Values that no preset has, so that each is a change.
  edits: () => [
    { pointer: '/name', one: named('one'), other: named('other') },
    set('base', 'resetVector', '0x00000104', '0x00000108'),
    set('memory', 'instructionMemory', { base: '0x4000', size: 1024 }, { base: '0x4000', size: 2048 }),
    set('memory', 'prefetchDepth', 7, 8),
    set('auxiliary', 'clint', { base: '0x10000' }, { base: '0x20000' }),
    set('auxiliary', 'performanceCounters', 5, 6),
    set('advanced', 'customPort', true),
    set('implementation', 'registerFile', 'latches'),
  ],
});

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
    coreKind.check!({ ...contradicting, base: { ...contradicting.base, userMode: true } }, {}),
  ).not.toEqual([]);
});
