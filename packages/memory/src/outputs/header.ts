import type { Memory } from '../document/memory.ts';
import { repairDriver, repairOffsets } from './repairDriver.ts';
import { bitsWords, hex, OFFSET, readers } from '../registers/layout.ts';
import { featuresOf } from '../rtl/features.ts';

/** C for firmware: registers by name, errors of check bits, injection, and the self-test. */
export function driverHeader(memory: Memory): string {
  const lower = memory.name.toLowerCase();
  const upper = memory.name.toUpperCase();
  return [
    `/* Memory ${memory.name}, generated from ${memory.name}.memory.json. \`base\` is that of its registers. */`,
    `#ifndef ${upper}_H`,
    `#define ${upper}_H`,
    '',
    '#include <stdint.h>',
    '',
    'enum {',
    ...offsets(memory).map(([name, offset]) => `  ${upper}_${name} = ${hex(offset)},`),
    '};',
    '',
    `static inline volatile uint32_t *${lower}_register(uintptr_t base, unsigned offset) {`,
    '  return (volatile uint32_t *)(base + offset);',
    '}',
    '',
    ...faults(memory, lower, upper),
    ...scrubber(memory, lower, upper),
    ...selfTest(memory, lower, upper),
    ...repairDriver(memory),
    '#endif',
    '',
  ].join('\n');
}

function offsets(memory: Memory): [string, number][] {
  const { faults: hasFaults, injects, scrubs, tests } = featuresOf(memory);
  const corrects = memory.ecc === 'secded';
  return [
    ...(hasFaults ? readers(memory) : []).flatMap(({ suffix, offset }): [string, number][] => [
      ...(corrects
        ? ([
            [`CORRECTED${suffix}`, OFFSET.corrected + offset],
            [`CORRECTED_ADDRESS${suffix}`, OFFSET.correctedAddress + offset],
          ] as [string, number][])
        : []),
      [`UNCORRECTED${suffix}`, OFFSET.uncorrected + offset],
      [`UNCORRECTED_ADDRESS${suffix}`, OFFSET.uncorrectedAddress + offset],
    ]),
    ...(injects > 0 ? ([['INJECT', OFFSET.inject]] as [string, number][]) : []),
    ...repairOffsets(memory),
    ...(scrubs ? ([['SCRUB', OFFSET.scrub]] as [string, number][]) : []),
    ...(tests
      ? ([
          ['BIST', OFFSET.bist],
          ['BIST_FAILURES', OFFSET.bistFailures],
          ['BIST_ADDRESS', OFFSET.bistAddress],
          ['BIST_PLACE', OFFSET.bistPlace],
          ...Array.from({ length: bitsWords(memory) }, (_, word) => [
            `BIST_BITS${word}`,
            OFFSET.bistBits + 4 * word,
          ]),
        ] as [string, number][])
      : []),
  ];
}

function faults(memory: Memory, lower: string, upper: string): string[] {
  const { faults: hasFaults, injects } = featuresOf(memory);
  if (!hasFaults) return [];
  return [
    ...readers(memory).flatMap(({ name, suffix }) => reporting(memory, lower, upper, name, suffix)),
    `/* Inverts stored bits of the next write${injects === 2 ? ': 1 for one that is corrected, 3 for two that are not' : ''}. */`,
    `static inline void ${lower}_inject(uintptr_t base, uint32_t bits) {`,
    `  *${lower}_register(base, ${upper}_INJECT) = bits;`,
    '}',
    '',
  ];
}

/** The errors of one port, which begin anew when they are taken. */
function reporting(memory: Memory, lower: string, upper: string, port: string, suffix: string): string[] {
  const corrects = memory.ecc === 'secded';
  const end = suffix.toLowerCase();
  const kinds = corrects ? ['corrected', 'uncorrected'] : ['uncorrected'];
  return [
    `/* Words that were read wrong at port ${port}, and the number of the last one. */`,
    `struct ${lower}_errors${end} {`,
    ...kinds.flatMap((kind) => [`  uint32_t ${kind};`, `  uint32_t ${kind}_word;`]),
    '};',
    '',
    '/* Takes the counts, which are 0 from then on. What comes between is counted by neither. */',
    `static inline struct ${lower}_errors${end} ${lower}_take_errors${end}(uintptr_t base) {`,
    `  struct ${lower}_errors${end} errors;`,
    ...kinds.flatMap((kind) => [
      `  errors.${kind} = *${lower}_register(base, ${upper}_${kind.toUpperCase()}${suffix});`,
      `  errors.${kind}_word = *${lower}_register(base, ${upper}_${kind.toUpperCase()}_ADDRESS${suffix});`,
      `  *${lower}_register(base, ${upper}_${kind.toUpperCase()}${suffix}) = 0;`,
    ]),
    '  return errors;',
    '}',
    '',
  ];
}

function scrubber(memory: Memory, lower: string, upper: string): string[] {
  if (memory.scrub === undefined) return [];
  return [
    '/* Clocks from one word that is scrubbed to the next; 0 stops the scrubber. */',
    `static inline void ${lower}_scrub_every(uintptr_t base, uint32_t clocks) {`,
    `  *${lower}_register(base, ${upper}_SCRUB) = clocks;`,
    '}',
    '',
  ];
}

function selfTest(memory: Memory, lower: string, upper: string): string[] {
  if (memory.bist === undefined) return [];
  return [
    '/* Starts the self-test, which overwrites the memory: the program must run from another one. */',
    `static inline void ${lower}_bist_start(uintptr_t base) {`,
    `  *${lower}_register(base, ${upper}_BIST) = 1u;`,
    '}',
    '',
    '/* 0 while it runs, 1 when every word was read right, -1 when one was not. */',
    `static inline int ${lower}_bist_result(uintptr_t base) {`,
    `  uint32_t status = *${lower}_register(base, ${upper}_BIST);`,
    '  if ((status & 6u) != 4u) return 0;',
    '  return (status & 8u) ? -1 : 1;',
    '}',
    '',
  ];
}
