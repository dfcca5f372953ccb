import { check } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { bootPlan } from '../bench/core/bootDemo.ts';
import { cachedSoc } from '../bench/core/cachedSoc.ts';

describe.each(['separate', 'shared'] as const)('a new microcontroller whose core has caches, %s', (ports) => {
  const design = cachedSoc(ports);

  it('gives the checks nothing to say', () => expect(check(design.document, design.library)).toEqual([]));

  it('has the core that the project has, without bridges to the crossbar', () => {
    const { instances } = design.document;
    expect(instances['cpu0']?.ip).toBe('netloom:core:nl_fast:1.0');
    expect(Object.keys(instances).filter((name) => name.startsWith('axi'))).toEqual([]);
  });

  // By hand: the flash lies from 0 to 0x00FFFFFF, the SRAM behind it to 0x0100FFFF, and devices follow.
  it('caches flash and SRAM, and no device', () => {
    const { cachedRegion, uncachedRegion } = design.core.memory;
    expect(cachedRegion).toEqual({ base: '0x00000000', size: 0x200_0000 });
    expect(uncachedRegion).toEqual({ base: '0x01010000', size: 0x1_0000 });
  });

  it('fetches what was copied into the SRAM, and hands descriptors over to the DMA controller', () => {
    const { files } = bootPlan({ design, firmware: 'demo/sw/use_blocks' });
    const textOf = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name}`))![1];
    expect(textOf('start.S')).toMatch(/^2: {2}bltu .*\n {4}fence\.i /m);
    expect(textOf('dma.c')).toMatch(/cache_clean\(each, sizeof \*each\);[^}]*}[^}]*"fence"[^}]*START_MASK/);
    expect(textOf('qspi.c')).toMatch(/XIP_MASK;\n {2}__asm__ volatile\("fence\.i"/);
  });
});

it('without Zicbom the checks warn of the memory that the DMA controller writes', () => {
  const { document, library } = cachedSoc('separate', false);
  expect(check(document, library)).toMatchObject([
    {
      code: 'SOC-CACHED-SHARED',
      message: expect.stringMatching(
        /^cpu0\.m_axi_d caches sram0\.s_axi .* what dma0\.m_axi may write there$/,
      ) as string,
      place: { pointer: '/addressMap/sram0.s_axi' },
    },
  ]);
});
