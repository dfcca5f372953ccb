import { formatAddress } from '../region.ts';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import { memoriesOf } from './linkerScript.ts';
import type { AddressMapOutput } from './output.ts';
import { headline } from './text.ts';

/**
 * `memory.x` of cortex-m-rt and riscv-rt: code goes to FLASH, the first read-only memory that may run code or else the
 * lowest one beside RAM; data to RAM, the largest writable one. A map without a writable memory has none.
 */
export const rustOutput: AddressMapOutput = {
  id: 'rust',
  title: 'Rust memory.x',
  language: 'plaintext',
  folder: 'sw',
  file: 'memory.x',
  write({ map }) {
    const memories = memoriesOf(map);
    const ram = largest(memories.filter(({ attributes }) => !attributes.readOnly));
    return ram && memoryX(map, memories, ram);
  },
};

function largest(memories: readonly SoftwareBlock[]): SoftwareBlock | undefined {
  return memories.reduce<SoftwareBlock | undefined>(
    (most, each) => (most && most.places[0].size >= each.places[0].size ? most : each),
    undefined,
  );
}

function memoryX(map: SoftwareMap, memories: readonly SoftwareBlock[], ram: SoftwareBlock): string {
  const code = memories.filter(({ attributes }) => attributes.executable);
  const flash = code.find(({ attributes }) => attributes.readOnly) ?? code.find((each) => each !== ram);
  const nameOf = (block: SoftwareBlock) =>
    block === ram ? 'RAM' : block === flash ? 'FLASH' : otherName(block.name);
  const widest = Math.max(...memories.map((block) => nameOf(block).length));
  const lines = memories.map((block) => {
    const [{ base, size }] = block.places;
    const extent = `ORIGIN = ${formatAddress(base)}, LENGTH = ${formatAddress(size)}`;
    return `  ${nameOf(block).padEnd(widest)} : ${extent} /* ${block.name} */`;
  });
  const text = flash ? 'FLASH' : 'RAM';
  const aliases = { TEXT: text, RODATA: text, DATA: 'RAM', BSS: 'RAM', HEAP: 'RAM', STACK: 'RAM' };
  return [
    `/* ${headline(map, 'memory regions for cortex-m-rt and riscv-rt')} */`,
    'MEMORY',
    '{',
    ...lines,
    '}',
    '',
    ...Object.entries(aliases).map(([section, region]) => `REGION_ALIAS("REGION_${section}", ${region});`),
    '',
  ].join('\n');
}

/** A name apart from those that have a meaning here. */
function otherName(name: string): string {
  const upper = name.toUpperCase();
  return /^(?:RAM|FLASH|ORIGIN|LENGTH|INCLUDE|REGION_.*)$/.test(upper) ? `${upper}_` : upper;
}
