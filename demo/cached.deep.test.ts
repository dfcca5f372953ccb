import { expect, it } from 'vitest';
import { bootLines } from '../bench/core/bootLines.ts';
import { cachedSoc } from '../bench/core/cachedSoc.ts';
import { USE_BLOCKS } from './useBlocksLines.ts';

it.each(['separate', 'shared'] as const)(
  'a core with caches boots from flash through the crossbar, %s',
  { timeout: 600_000 },
  async (ports) => {
    const { lint, said } = await bootLines(cachedSoc(ports), 'demo/sw/use_blocks');
    expect(lint).toBe('');
    expect(said.slice(0, USE_BLOCKS.length)).toEqual(USE_BLOCKS);
  },
);
