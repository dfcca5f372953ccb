import type { Attributes } from '../attributes.ts';
import { formatAddress } from '../region.ts';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import type { AddressMapOutput } from './output.ts';
import { headline } from './text.ts';

/** Words that GNU ld reads as its own where a region's name stands (ld manual, 3.7). */
const RESERVED = new Set(['ORIGIN', 'org', 'o', 'LENGTH', 'len', 'l', 'INCLUDE']);

/** `memory.ld`: the memories as regions of GNU ld, and the base and size of every block as symbols. */
export const linkerScriptOutput: AddressMapOutput = {
  id: 'ld',
  title: 'Linker script',
  language: 'plaintext',
  folder: 'sw',
  file: 'memory.ld',
  write: ({ map }) => linkerScript(map),
};

function linkerScript(map: SoftwareMap): string {
  const memories = memoriesOf(map);
  return [
    `/* ${headline(map, 'memory regions for GNU ld')} */`,
    '',
    ...(memories.length > 0 ? memoryLines(memories) : []),
    ...map.blocks.flatMap(symbols),
    '',
  ].join('\n');
}

/** Blocks that hold code or data. */
export function memoriesOf({ blocks }: SoftwareMap): SoftwareBlock[] {
  return blocks.filter(({ attributes }) => attributes.type !== 'device');
}

function memoryLines(memories: readonly SoftwareBlock[]): string[] {
  const heads = memories.map(({ name, attributes }) => `${regionName(name)} (${flags(attributes)})`);
  const widest = Math.max(...heads.map((head) => head.length));
  const lines = memories.map(({ places: [{ base, size }] }, index) => {
    const extent = `ORIGIN = ${formatAddress(base)}, LENGTH = ${formatAddress(size)}`;
    return `  ${heads[index]!.padEnd(widest)} : ${extent}`;
  });
  return ['MEMORY', '{', ...lines, '}', ''];
}

function flags({ readOnly, executable }: Attributes): string {
  return `r${readOnly ? '' : 'w'}${executable ? 'x' : ''}`;
}

function regionName(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

function symbols({ name, places: [{ base, size }] }: SoftwareBlock): string[] {
  return [`soc_${name}_base = ${formatAddress(base)};`, `soc_${name}_size = ${formatAddress(size)};`];
}
