import type { SocCanvas, SocModule } from '@netloom/contract';
import { readDocument } from '@netloom/soc';
import { softwareMap } from '@netloom/soc/addressmap';
import type { SoftwareMap } from '@netloom/soc/addressmap';
import { libraryOf } from '../design/soc/index.ts';

interface CoreInDesign {
  map: SoftwareMap;
  instance: string;
}

/** The SoC of a canvas as software sees it, and which of its blocks is the core; undefined where none is. */
export function coreInDesign(
  { toVerilogJson, path }: Pick<SocCanvas, 'toVerilogJson' | 'path'>,
  modules: SocModule[],
  core: string,
): CoreInDesign | undefined {
  const { document } = readDocument(toVerilogJson, path);
  const instances = Object.entries(document?.instances ?? {});
  const instance = instances.find(([, { ip }]) => ip.startsWith(`netloom:core:${core}:`))?.[0];
  if (document === undefined || instance === undefined) return undefined;
  return { map: softwareMap(document, libraryOf(modules)), instance };
}
