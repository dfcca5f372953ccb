import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@netloom/soc';
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

const STALE_LINES = 'bench/core/stale_lines';

it(
  'what the checks warn of is so: a core without Zicbom reads what was there before',
  { timeout: 600_000 },
  async () => {
    const { coreFiles, ...design } = cachedSoc('separate', false);
    const source = `${STALE_LINES}/main.c`;
    const text = readFileSync(join(import.meta.dirname, '..', source), 'utf8');
    const { said } = await bootLines({ ...design, coreFiles: { ...coreFiles, [source]: text } }, STALE_LINES);
    expect(check(design.document, design.library).map(({ code }) => code)).toEqual(['SOC-CACHED-SHARED']);
    expect(said.slice(0, 3)).toEqual([
      'copied without an error: old',
      'after fence.i: old',
      'when other lines have taken the place: new',
    ]);
  },
);
