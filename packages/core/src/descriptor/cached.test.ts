import { expect, it } from 'vitest';
import { PRESETS } from '../options/presets.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { descriptorOf } from './descriptor.ts';

const { fast } = PRESETS;
const cached = (memory: Partial<CoreOptions['memory']>) =>
  descriptorOf({ ...fast, memory: { ...fast.memory, ...memory } }, []).busInterfaces.map(
    ({ name, cached: ranges }) => [name, ranges?.map(({ base, size }) => ({ base, size }))] as const,
  );
const REGION = { base: '0x80000000', size: 0x1000_0000 };

it('the manager of data says what its cache holds, without what is left out', () => {
  const whole = [{ base: '0x80000000', size: '0x10000000' }];
  expect(cached({ cachedRegion: REGION })).toEqual([
    ['m_axi_i', undefined],
    ['m_axi_d', whole],
  ]);
  expect(cached({ cachedRegion: REGION, ports: 'shared' })).toEqual([['m_axi', whole]]);
  expect(cached({ cachedRegion: REGION, uncachedRegion: { base: '0x88000000', size: 0x1000 } })[1]).toEqual([
    'm_axi_d',
    [
      { base: '0x80000000', size: '0x08000000' },
      { base: '0x88001000', size: '0x07FFF000' },
    ],
  ]);
  const upper = { base: '0x88000000', size: 0x800_0000 };
  expect(cached({ cachedRegion: REGION, uncachedRegion: upper })[1]![1]).toEqual([
    { base: '0x80000000', size: '0x08000000' },
  ]);
});

// fence.i writes the lines of write-back to memory, and nothing but Zicbom drops one.
it.each([
  { policy: 'write-through', zifencei: false, zicbom: false, clean: true, invalidate: false },
  { policy: 'write-back', zifencei: false, zicbom: false, clean: false, invalidate: false },
  { policy: 'write-back', zifencei: true, zicbom: false, clean: true, invalidate: false },
  { policy: 'write-back', zifencei: false, zicbom: true, clean: true, invalidate: true },
] as const)(
  'what software can do about lines: $policy',
  ({ policy, zifencei, zicbom, clean, invalidate }) => {
    const dataCache = { ...fast.memory.dataCache!, policy };
    const memory = { ...fast.memory, cachedRegion: REGION, dataCache };
    const { busInterfaces } = descriptorOf({ ...fast, base: { ...fast.base, zifencei, zicbom }, memory }, []);
    expect(busInterfaces[1]!.cached).toMatchObject([{ clean, invalidate }]);
  },
);

it('a core without a cache of data says nothing', () => {
  expect(cached({ cachedRegion: REGION, dataCache: null }).map(([, ranges]) => ranges)).toEqual([
    undefined,
    undefined,
  ]);
});
