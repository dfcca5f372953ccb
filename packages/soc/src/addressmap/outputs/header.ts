import { structsOf } from '@netloom/registers/generate';
import { Losses } from '@netloom/registers/generate';
import type { Attributes } from '../attributes.ts';
import { formatAddress } from '../region.ts';
import type { SoftwareBlock, SoftwareMap } from '../software/block.ts';
import type { AddressMapOutput } from './output.ts';
import { headline, inComment, kindOf } from './text.ts';
import { parameterLines } from './parameters.ts';
import { Stems } from './stems.ts';

/** `soc.h`: bases, sizes, attributes, interrupts and parameters as macros, for C, C++ and the assembler, and typed pointers. */
export const headerOutput: AddressMapOutput = {
  id: 'h',
  title: 'C header',
  language: 'c',
  folder: 'sw',
  file: 'soc.h',
  write: ({ map }) => headerText(map),
};

const FLAGS = ['CACHEABLE', 'DEVICE', 'EXECUTABLE', 'READ_ONLY', 'SECURE', 'PRIVILEGED'] as const;

function headerText(map: SoftwareMap): string {
  // Headers of registers begin their macros with the name of their map.
  const isTaken = map.blocks.some(({ registers }) => registers?.name.toUpperCase() === 'SOC');
  const prefix = isTaken ? 'SOC_MAP' : 'SOC';
  const names = new Stems(prefix);
  const guard = names.take(`${map.name}_H`, ['']);
  for (const each of ['U32', 'U64', ...FLAGS]) names.take(each, ['']);
  const blocks = map.blocks.map((block) => blockLines(block, names, prefix, map));
  return [
    `/* ${headline(map, 'address map')} */`,
    `#ifndef ${guard}`,
    `#define ${guard}`,
    '',
    '#ifdef __ASSEMBLER__',
    `#define ${prefix}_U32(number) number`,
    `#define ${prefix}_U64(number) number`,
    '#else',
    ...includes(map),
    `#define ${prefix}_U32(number) number##u`,
    `#define ${prefix}_U64(number) number##ull`,
    '#endif',
    '',
    '/* Attributes of blocks. */',
    ...FLAGS.map((flag, bit) => `#define ${prefix}_${flag} ${1 << bit}`),
    '',
    ...clockLines(map, names),
    ...blocks.flat(),
    `#endif`,
    '',
  ].join('\n');
}

function includes({ blocks }: SoftwareMap): string[] {
  const files = blocks.flatMap(({ registers }) => (registers ? [`${registers.name}_regs.h`] : []));
  return ['#include <stdint.h>', ...[...new Set(files)].sort().map((file) => `#include "${file}"`)];
}

function clockLines({ clocks }: SoftwareMap, names: Stems): string[] {
  const lines = Object.entries(clocks).map(([name, frequency]) => {
    const stem = names.take(name, ['_HZ']);
    return `#define ${stem}_HZ ${constantText(BigInt(Math.round(frequency)))}`;
  });
  return lines.length === 0 ? [] : ['/* Clocks. */', ...lines, ''];
}

function blockLines(block: SoftwareBlock, names: Stems, prefix: string, { clocks }: SoftwareMap): string[] {
  const { name, places, attributes, interrupts, clock, registers } = block;
  const [main, ...more] = places;
  const lines: [string, string][] = [
    ['_BASE', addressText(main.base, prefix)],
    ['_SIZE', addressText(main.size, prefix)],
    ['_ATTRIBUTES', attributesText(attributes, prefix)],
    ...more.flatMap((place, index): [string, string][] => [
      [`_ALIAS${index}_BASE`, addressText(place.base, prefix)],
      [`_ALIAS${index}_SIZE`, addressText(place.size, prefix)],
      [`_ALIAS${index}_OFFSET`, addressText(place.offset, prefix)],
    ]),
    ...interrupts.map(({ port, number }): [string, string] => [
      interrupts.length === 1 ? '_IRQ' : `_${port.toUpperCase()}_IRQ`,
      String(number),
    ]),
    ...(clock !== undefined && Object.hasOwn(clocks, clock)
      ? [['_CLOCK_HZ', constantText(BigInt(Math.round(clocks[clock]!)))] as [string, string]]
      : []),
    ...parameterLines(block),
  ];
  const type = registers && main.offset === 0n ? structsOf(registers, new Losses()).at(-1)?.name : undefined;
  const stem = names.take(name, ['', ...lines.map(([suffix]) => suffix)]);
  const pointer =
    type === undefined
      ? []
      : ['#ifndef __ASSEMBLER__', `#define ${stem} ((${type} *)(uintptr_t)${stem}_BASE)`, '#endif'];
  return [
    ...comment(block),
    ...lines.map(([suffix, text]) => `#define ${stem}${suffix} ${text}`),
    ...pointer,
    '',
  ];
}

function comment(block: SoftwareBlock): string[] {
  const [{ base, size }] = block.places;
  const range = `${formatAddress(base)} to ${formatAddress(base + size - 1n)}`;
  const description = block.description ? [`/* ${inComment(block.description)} */`] : [];
  return [`/* ${inComment(`${block.path}: ${kindOf(block)}, ${range}`)} */`, ...description];
}

function addressText(value: bigint, prefix: string): string {
  return `${prefix}_${value >> 32n === 0n ? 'U32' : 'U64'}(${formatAddress(value)})`;
}

function constantText(value: bigint): string {
  return value >> 31n === 0n ? String(value) : `${value}ull`;
}

function attributesText(attributes: Attributes, prefix: string): string {
  const { type, executable, readOnly, secure, privileged } = attributes;
  const set = [type === 'cacheable', type === 'device', executable, readOnly, secure, privileged];
  const flags = FLAGS.filter((_, index) => set[index]).map((flag) => `${prefix}_${flag}`);
  return flags.length === 0 ? '0' : flags.length === 1 ? flags[0]! : `(${flags.join(' | ')})`;
}
