import { getAllSocModule, selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { cacheableRegions } from '@netloom/soc/addressmap';
import type { AlignedRegion } from '@netloom/soc/addressmap';
import type { TFunction } from 'i18next';
import { announceError, announceWarning } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { coreInDesign } from '../../coreInDesign.ts';
import { changeOptions } from '../files/cores.ts';

const textOf = ({ base, size }: AlignedRegion) => ({
  base: `0x${base.toString(16).toUpperCase().padStart(8, '0')}`,
  size,
});

/** Sets what the caches hold to what a design's address map lets its instance of the core cache. */
export async function takeRegions(
  deptId: number,
  { socCanvasId: id, socName: design }: SocCanvasRow,
  options: CoreOptions,
  t: TFunction<'core'>,
): Promise<void> {
  try {
    const [stored, modules] = await Promise.all([
      callApi(selectCanvasBySocCanvasId, { params: { id } }),
      callApi(getAllSocModule, { params: { x: deptId } }),
    ]);
    const found = coreInDesign(stored, modules, options.name);
    if (!found) return announceWarning(t('region.noInstance', { design, core: options.name }));
    const regions = cacheableRegions(found.map, found.instance);
    if (!regions) return announceWarning(t('region.noMemory', { design, core: options.name }));
    const cachedRegion = textOf(regions.cached);
    const uncachedRegion = regions.uncached && textOf(regions.uncached);
    changeOptions(
      { ...options, memory: { ...options.memory, cachedRegion, uncachedRegion } },
      t('region.taken', { design }),
    );
  } catch (error) {
    announceError(error);
  }
}
