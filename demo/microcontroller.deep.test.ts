import { expect, it } from 'vitest';
import { bootLines } from '../bench/core/bootLines.ts';
import { USE_BLOCKS } from './useBlocksLines.ts';

it('boots from flash and finds that each block works', { timeout: 600_000 }, async () => {
  const { lint, said } = await bootLines('microcontroller', 'demo/sw/use_blocks');
  expect(lint).toBe('');
  expect(said.slice(0, USE_BLOCKS.length)).toEqual(USE_BLOCKS);
});
