import { expect, it } from 'vitest';
import { findReferences, letterPairs, mentionedNames, writeReference } from './index.ts';
import type { Reference } from './index.ts';

const RUN = '6f0d1c2e-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const kinds = (text: string) =>
  findReferences(text).map(({ start, end, reference }) => [text.slice(start, end), reference]);

it.each([
  ['see #run-6f0d1c2e.', '#run-6f0d1c2e', { kind: 'run', runId: '6f0d1c2e' }],
  ['#run-12, and on', '#run-12', { kind: 'run', runId: '12' }],
  [`(#run-${RUN})`, `#run-${RUN}`, { kind: 'run', runId: RUN }],
  ['#ticket-12, too', '#ticket-12', { kind: 'ticket', ticketId: 12 }],
  ['#defect-7 is back', '#defect-7', { kind: 'defect', bugId: 7 }],
  ['(#result-81)', '#result-81', { kind: 'result', resultId: 81 }],
  ['in soc:demo/uart0.', 'soc:demo/uart0', { kind: 'design', design: 'demo', block: 'uart0' }],
  [
    'reg:ip/uart/uart#CTRL',
    'reg:ip/uart/uart#CTRL',
    { kind: 'register', map: 'ip/uart/uart', register: 'CTRL' },
  ],
  ['at reg:dma#CH.SRC.', 'reg:dma#CH.SRC', { kind: 'register', map: 'dma', register: 'CH.SRC' }],
  [
    'pin:board#PC13-ANTI_TAMP.',
    'pin:board#PC13-ANTI_TAMP',
    { kind: 'pin', board: 'board', pin: 'PC13-ANTI_TAMP' },
  ],
  ['pin:board, all of it', 'pin:board', { kind: 'pin', board: 'board' }],
  ['file:rtl/top.sv:12!', 'file:rtl/top.sv:12', { kind: 'line', path: 'rtl/top.sv', line: 12 }],
  ['file:rtl/top.sv.', 'file:rtl/top.sv', { kind: 'line', path: 'rtl/top.sv' }],
  [
    `wave:${RUN}/out/dump.fst@120-340#top.u_core.clk`,
    `wave:${RUN}/out/dump.fst@120-340#top.u_core.clk`,
    { kind: 'wave', runId: RUN, file: 'out/dump.fst', from: 120, to: 340, signal: 'top.u_core.clk' },
  ],
  ['thanks @ann.', '@ann', { kind: 'person', name: 'ann' }],
  ['@"Ann Bell" and', '@"Ann Bell"', { kind: 'person', name: 'Ann Bell' }],
  ['@张伟，看', '@张伟', { kind: 'person', name: '张伟' }],
])('reads %s', (text, shown, reference) => {
  expect(kinds(text)).toEqual([[shown, reference]]);
  expect(writeReference(reference as Reference)).toBe(shown);
});

it('reads nothing in addresses, code and words', () => {
  for (const text of ['ann@example.org', 'a#run-6f0d1c2e', '#run-6f0d', 'http://x/soc:demo', 'profile:']) {
    expect(kinds(text)).toEqual([]);
  }
  expect(mentionedNames('`@ann` ```\n@bob\n``` @carl @carl')).toEqual(['carl']);
});

it('takes no longer for long texts', () => {
  const text = `${'@a.'.repeat(100_000)}${'wave:'.repeat(50_000)}`;
  const before = process.cpuUsage().user;
  findReferences(text);
  expect(process.cpuUsage(undefined).user - before).toBeLessThan(3_000_000);
});

it('pairs letters of scripts without spaces', () => {
  expect(letterPairs('在上海 build ok テスト')).toEqual(['在上', '上海', 'テス', 'スト']);
  expect(letterPairs('plain text')).toEqual([]);
});
