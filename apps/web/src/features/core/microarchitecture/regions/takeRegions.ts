import { getAllSocModule, selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import { regionsOf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { cacheableRegions, idempotentRegion } from '@netloom/soc/addressmap';
import type { AlignedRegion, SoftwareMap } from '@netloom/soc/addressmap';
import type { TFunction } from 'i18next';
import { announceError, announceWarning } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { coreInDesign } from '../../coreInDesign.ts';
import { changeOptions } from '../files/cores.ts';

const textOf = ({ base, size }: AlignedRegion) => ({
  base: `0x${base.toString(16).toUpperCase().padStart(8, '0')}`,
  size,
});

type Memory = Partial<CoreOptions['memory']>;

/** Which regions a design tells, and how: undefined where it has none. */
const REGIONS = {
  cachedRegion(map: SoftwareMap, instance: string): Memory | undefined {
    const regions = cacheableRegions(map, instance);
    return (
      regions && {
        cachedRegion: textOf(regions.cached),
        uncachedRegion: regions.uncached && textOf(regions.uncached),
      }
    );
  },
  idempotentRegion(map: SoftwareMap, instance: string, options: CoreOptions): Memory | undefined {
    const own = regionsOf(options).map(({ base, end }) => ({ first: base, end }));
    const region = idempotentRegion(map, instance, own);
    return region && { idempotentRegion: textOf(region) };
  },
};
export type RegionOfDesign = keyof typeof REGIONS;

const LACKS = { cachedRegion: 'region.noMemory', idempotentRegion: 'region.noIdempotent' } as const;

/** Sets a region to what a design's address map lets its instance of the core cache, or read in vain. */
export async function takeRegions(
  deptId: number,
  { socCanvasId: id, socName: design }: SocCanvasRow,
  { region, options }: { region: RegionOfDesign; options: CoreOptions },
  t: TFunction<'core'>,
): Promise<void> {
  try {
    const [stored, modules] = await Promise.all([
      callApi(selectCanvasBySocCanvasId, { params: { id } }),
      callApi(getAllSocModule, { params: { x: deptId } }),
    ]);
    const found = coreInDesign(stored, modules, options.name);
    if (!found) return announceWarning(t('region.noInstance', { design, core: options.name }));
    const memory = REGIONS[region](found.map, found.instance, options);
    if (!memory) return announceWarning(t(LACKS[region], { design, core: options.name }));
    changeOptions({ ...options, memory: { ...options.memory, ...memory } }, t('region.taken', { design }));
  } catch (error) {
    announceError(error);
  }
}
