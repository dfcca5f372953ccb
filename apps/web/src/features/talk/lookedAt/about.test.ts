import type { Reference } from '@netloom/model';
import { expect, it } from 'vitest';
import { countParts, isAbout, referencesOf, wordsFor } from './about.ts';

const runId = '6f0d1c2e-1a2b-4c3d-8e4f-5a6b7c8d9e0f';

it.each<[string, Reference, boolean]>([
  ['see soc:demo/uart0', { kind: 'design', design: 'demo' }, true],
  ['see soc:demo/uart0', { kind: 'design', design: 'demo', block: 'uart0' }, true],
  ['see soc:demo/uart01', { kind: 'design', design: 'demo', block: 'uart0' }, false],
  ['see soc:demo2', { kind: 'design', design: 'demo' }, false],
  ['#defect-12', { kind: 'defect', bugId: 1 }, false],
  ['#defect-1', { kind: 'defect', bugId: 1 }, true],
  ['#run-6f0d1c2e', { kind: 'run', runId }, true],
  [`wave:${runId}/a.fst@1-2`, { kind: 'run', runId }, true],
  [`#run-${runId}`, { kind: 'wave', runId, file: 'b.fst', from: 3 }, true],
  ['pin:board#PA3', { kind: 'pin', board: 'board', pin: 'PA4' }, false],
])('%s', (text, subject, about) => {
  expect(isAbout(text, subject)).toBe(about);
  if (about) expect(text).toContain(wordsFor(subject));
});

it('a run is called by its number too', () => {
  const subject: Reference = { kind: 'run', runId };
  expect([isAbout('see #run-12', subject, 12), isAbout('see #run-12', subject, 13)]).toEqual([true, false]);
  expect(isAbout('see #run-12', subject)).toBe(false);
});

it('each message counts once for a part, however often it names it', () => {
  const texts = [
    'soc:demo/uart0 and soc:demo/uart0',
    'soc:demo/uart0, soc:demo/dma',
    'soc:other/dma',
    'soc:demo',
  ];
  const blocks = countParts(texts, (reference) =>
    reference.kind === 'design' && reference.design === 'demo' ? reference.block : undefined,
  );
  expect([...blocks]).toEqual([
    ['uart0', 2],
    ['dma', 1],
  ]);
});

it('a text refers to each thing once', () => {
  expect(referencesOf('pin:board#PA3, again pin:board#PA3, and #result-7')).toEqual([
    { kind: 'pin', board: 'board', pin: 'PA3' },
    { kind: 'result', resultId: 7 },
  ]);
});
