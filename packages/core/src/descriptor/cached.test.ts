import { expect, it } from 'vitest';
import { PRESETS } from '../options/presets.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { descriptorOf } from './descriptor.ts';

const { fast } = PRESETS;
const cached = (memory: Partial<CoreOptions['memory']>) =>
  descriptorOf({ ...fast, memory: { ...fast.memory, ...memory } }, []).busInterfaces.map(
    (each) => [each.name, each.cached] as const,
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

it('a core without a cache of data says nothing', () => {
  expect(cached({ cachedRegion: REGION, dataCache: null }).map(([, ranges]) => ranges)).toEqual([
    undefined,
    undefined,
  ]);
});
