import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { createLibrary, libraryEntry, socKind } from '@netloom/soc';
import { cacheableRegions, softwareMap } from '@netloom/soc/addressmap';
import { libraryIn } from '../designs/library.ts';
import { bootDesign } from './bootDemo.ts';
import type { BootDesign } from './bootDemo.ts';

const FOLDER = 'demo/cores/nl_fast';

type Ports = CoreOptions['memory']['ports'];

/** The preset with caches, which hold the flash and the SRAM of the microcontroller and nothing else. */
function cachedCore(ports: Ports, zicbom: boolean): CoreOptions {
  const { fast } = PRESETS;
  const { document, library } = bootDesign('microcontroller');
  const regions = cacheableRegions(softwareMap(document, library), 'cpu0');
  if (!regions) throw new Error('the microcontroller has no memory that can be cached');
  const text = (region: { base: number; size: number }) => ({
    base: `0x${region.base.toString(16).padStart(8, '0')}`,
    size: region.size,
  });
  return {
    ...fast,
    base: { ...fast.base, zicbom },
    memory: {
      ...fast.memory,
      ports,
      nextLinePrefetch: true,
      cachedRegion: text(regions.cached),
      uncachedRegion: regions.uncached && text(regions.uncached),
    },
    advanced: { ...fast.advanced, lateAlu: true },
  };
}

/**
 * A new microcontroller in a project whose core has caches: its ports at an AXI4 crossbar, or the one that tells
 * instructions and data apart by IDs.
 */
export function cachedSoc(ports: Ports, zicbom = true): BootDesign {
  const core = cachedCore(ports, zicbom);
  const { files, descriptor, diagnostics } = generateCore(core);
  if (!descriptor) throw new Error(JSON.stringify(diagnostics));
  const library = createLibrary([...libraryIn('ip'), libraryEntry(descriptor, FOLDER, undefined)]);
  const template = socKind.templates!.find(({ id }) => id === 'microcontroller')!;
  return {
    document: template.make('cached_soc', { library }),
    core,
    library,
    coreFiles: Object.fromEntries(files.map(({ path, text }) => [`${FOLDER}/${path}`, text])),
  };
}
