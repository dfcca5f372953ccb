import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { SocDocument } from '@netloom/model';
import { createLibrary, libraryEntry } from '@netloom/soc';
import { cacheableRegions, softwareMap } from '@netloom/soc/addressmap';
import { libraryIn } from '../designs/library.ts';
import { bootDesign } from './bootDemo.ts';
import type { BootDesign } from './bootDemo.ts';

const FOLDER = 'demo/cores/nl_fast';
const CROSSBAR = 'xbar0.s';

export interface CachedChoice {
  ports: CoreOptions['memory']['ports'];
  nextLinePrefetch?: boolean;
}

/** The preset with caches, which hold the flash and the SRAM of the microcontroller and nothing else. */
function cachedCore({ ports, nextLinePrefetch = true }: CachedChoice): CoreOptions {
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
    base: { ...fast.base, zicbom: true },
    memory: {
      ...fast.memory,
      ports,
      nextLinePrefetch,
      cachedRegion: text(regions.cached),
      uncachedRegion: regions.uncached && text(regions.uncached),
    },
    advanced: { ...fast.advanced, lateAlu: true },
  };
}

const isGone = (end: string) => /^(axi[01]|cpu0\.m_axil_[id])(\.|$)/.test(end);

/** The microcontroller with another core, whose managers of AXI4 need no bridges to its crossbar. */
function withCore(document: SocDocument, vlnv: string, managers: readonly string[]): SocDocument {
  const instances = Object.fromEntries(Object.entries(document.instances).filter(([name]) => !isGone(name)));
  const xbar0 = instances['xbar0']!;
  const ids = managers.length === 1 ? { ID_WIDTH: '1', THREADS: '2' } : { ID_WIDTH: '0', THREADS: '1' };
  return {
    ...document,
    name: 'cached_soc',
    instances: {
      ...instances,
      cpu0: { ip: vlnv },
      xbar0: { ...xbar0, parameters: { ...xbar0.parameters, ...ids } },
    },
    interfaceConnections: [
      ...document.interfaceConnections.filter(({ manager }) => !isGone(manager)),
      ...managers.map((name) => ({ manager: `cpu0.${name}`, subordinate: CROSSBAR })),
    ],
    portConnections: document.portConnections.filter(({ to }) => !isGone(to)),
  };
}

/** A SoC whose core has caches in front of an AXI4 crossbar, with separate ports or one that tells them apart by IDs. */
export function cachedSoc(choice: CachedChoice): BootDesign {
  const { document } = bootDesign('microcontroller');
  const core = cachedCore(choice);
  const { files, descriptor, diagnostics } = generateCore(core);
  if (!descriptor) throw new Error(JSON.stringify(diagnostics));
  const managers = descriptor.busInterfaces.map(({ name }) => name);
  return {
    document: withCore(document, descriptor.vlnv, managers),
    core,
    library: createLibrary([...libraryIn('ip'), libraryEntry(descriptor, FOLDER, undefined)]),
    coreFiles: Object.fromEntries(files.map(({ path, text }) => [`${FOLDER}/${path}`, text])),
  };
}
