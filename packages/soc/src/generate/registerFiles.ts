import type { Design } from '../design/block.ts';
import { compareText } from '../document/order.ts';
import { elaborate } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import { cHeaderText } from '@netloom/registers/generate';
import { Losses } from '@netloom/registers/generate';
import { registerPage } from '@netloom/registers/generate';
import { registerFileText } from '@netloom/registers/generate';
import type { GeneratedFile } from './manifest.ts';

/**
 * What the register descriptions of the IPs in use become, each IP once: its register file, unless the IP brings one,
 * C header and document.
 * Parameters stay parameters, so that instances of different parameters share them.
 */
export function registerFiles(designs: readonly Design[], folder: string): RegisterFiles {
  const maps = [...mapsOf(designs)].sort((a, b) => compareText(a.name, b.name));
  return {
    rtl: maps
      .filter(({ source }) => source.registerFile === 'generated')
      .map((map) => ({ path: `${folder}/rtl/${map.module}.sv`, text: registerFileText(map) })),
    others: maps.flatMap((map) => [
      { path: `${folder}/sw/${map.name}_regs.h`, text: cHeaderText(map, new Losses()) },
      { path: `${folder}/doc/${map.name}.html`, text: registerPage(map) },
    ]),
  };
}

export interface RegisterFiles {
  rtl: GeneratedFile[];
  others: GeneratedFile[];
}

function mapsOf(designs: readonly Design[]): Set<ElaboratedMap> {
  const sources = new Set(
    designs.flatMap(({ blocks }) =>
      [...blocks.values()].flatMap(({ shape }) => shape?.entry.registers ?? []),
    ),
  );
  return new Set([...sources].map((source) => elaborate(source).map));
}
