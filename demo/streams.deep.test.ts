import { expect, it } from 'vitest';
import { bootLines } from '../bench/core/bootLines.ts';

const WORKS = [
  'Hello from the streams.',
  'Streams: packets by both ways, each whole: works',
  'Streams: a long packet, received by interrupt: works',
  'Dual-port memory: filled by the DMA controller: works',
  'Monitor: counts the copy: works',
  'PASS',
  'netloom: the firmware ended',
];

it('sends packets, fills a dual-port memory, and counts it', { timeout: 600_000 }, async () => {
  const { lint, said } = await bootLines('streams', 'demo/sw/use_streams');
  expect(lint).toBe('');
  expect(said.slice(0, WORKS.length)).toEqual(WORKS);
});
