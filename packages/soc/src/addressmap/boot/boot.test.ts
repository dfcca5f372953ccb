import { emptySoc } from '@netloom/soc';
import { expect, it } from 'vitest';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import { bootBoard } from './board.ts';
import { bootMemory } from './bootMemory.ts';

const NOTHING: SoftwareMap = { blocks: [] } as unknown as SoftwareMap;
const clk = { frequency: 1e6 };
const soc = { ...emptySoc('top'), clocks: { clk } };

it('says what a SoC lacks that a boot drives', () => {
  expect(bootBoard({ ...soc, clocks: { clk, fast: clk } }, NOTHING)).toEqual({
    reason: 'boot-clocks',
    values: { soc: 'top', count: '2' },
  });
  const interfaces = { bus: {} } as unknown as (typeof soc)['interfaces'];
  expect(bootBoard({ ...soc, interfaces }, NOTHING)).toMatchObject({ reason: 'boot-interfaces' });
  expect(bootBoard(soc, NOTHING)).toEqual({ reason: 'boot-no-uart', values: { soc: 'top' } });
});

it('says what the memory at the reset vector lacks', () => {
  const at = (values: Record<string, unknown>) => {
    const block = { name: 'rom0', places: [{ base: 0x1000n, size: 0x1000n }], shape: { values } };
    return bootMemory({ blocks: [block as unknown as SoftwareBlock] } as unknown as SoftwareMap, 0x1ffc);
  };
  expect(bootMemory(NOTHING, 0x1000)).toEqual({ reason: 'boot-no-memory', values: { address: '0x1000' } });
  expect(at({})).toEqual({ reason: 'boot-no-init-file', values: { name: 'rom0' } });
  expect(at({ INIT_FILE: '' })).toEqual({ reason: 'boot-init-file-empty', values: { name: 'rom0' } });
  expect(at({ INIT_FILE: 'boot.hex' })).toEqual({ base: 0x1000, file: 'boot.hex' });
});
