import { FIRST_PAD, isInput, isOutput, muxedPads, muxedSignals, OUT, outputCode, padsOf } from '../codes.ts';
import { inputCode, wordOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';
import { BASE, inputOffset, outputOffset, sleepOffset } from '../registers/layout.ts';
import { settingsOf } from './settings.ts';

/** C for firmware: pads, inputs and outputs by name, use cases as tables, and the functions that write them. */
export function driverHeader(pinmux: Pinmux): string {
  const lower = pinmux.name.toLowerCase();
  const upper = pinmux.name.toUpperCase();
  return [
    `/* Pin multiplexer ${pinmux.name}, generated from ${pinmux.name}.pinmux.json. */`,
    `#ifndef ${upper}_H`,
    `#define ${upper}_H`,
    '',
    '#include <stddef.h>',
    '#include <stdint.h>',
    '',
    ...selectNames(pinmux),
    ...offsetNames(pinmux),
    ...functions(lower, upper),
    ...releasing(lower, upper),
    ...Object.keys(pinmux.useCases).flatMap((useCase) => useCaseTable(pinmux, useCase)),
    `#endif`,
    '',
  ].join('\n');
}

type Entry = readonly [name: string, value: number | string];

/** What selects can say. */
function selectNames(pinmux: Pinmux): string[] {
  const outputs = muxedSignals(pinmux).filter(isOutput);
  return [
    '/* Where an input listens. */',
    ...enumText(pinmux, 'source', [
      ['LOW', 0],
      ['HIGH', 1],
      ...padsOf(pinmux).map((pad): Entry => [pad.name, inputCode(pad)]),
    ]),
    '/* What a pad carries. */',
    ...enumText(pinmux, 'driver', [
      ['LOW', OUT.low],
      ['HIGH', OUT.high],
      ['HIGH_Z', OUT.highZ],
      ...outputs.map((signal): Entry => [wordOf(signal.name), outputCode(signal)]),
    ]),
  ];
}

/** Where the registers are. */
function offsetNames(pinmux: Pinmux): string[] {
  const inputs = muxedSignals(pinmux).filter(isInput);
  return [
    '/* Inputs of peripherals: offsets of their selects. */',
    ...enumText(
      pinmux,
      'input',
      inputs.map((signal): Entry => [wordOf(signal.name), inputOffset(signal)]),
    ),
    '/* Pads with a select: its offset. */',
    ...enumText(
      pinmux,
      'pad',
      muxedPads(pinmux).map((pad): Entry => [pad.name, outputOffset(pad)]),
    ),
    '/* Pads: offsets of what they do in sleep. */',
    ...enumText(
      pinmux,
      'sleep',
      padsOf(pinmux).map((pad): Entry => [pad.name, sleepOffset(pad)]),
    ),
  ];
}

/** Constants `<NAME>_<KIND>_<ENTRY>` of an enumeration `<name>_<kind>`. */
function enumText({ name }: Pinmux, kind: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return [];
  const key = (entry: string) => `${name}_${kind}_${entry}`.toUpperCase();
  return [
    `enum ${name.toLowerCase()}_${kind} {`,
    ...entries.map(([entry, value]) => `  ${key(entry)} = ${value},`),
    '};',
    '',
  ];
}

function functions(lower: string, upper: string): string[] {
  return [
    '/* One select: its offset and what is chosen. */',
    `struct ${lower}_setting {`,
    '  uint16_t offset;',
    '  uint16_t code;',
    '};',
    '',
    `static inline volatile uint32_t *${lower}_register(uintptr_t base, unsigned offset) {`,
    '  return (volatile uint32_t *)(base + offset);',
    '}',
    '',
    '/* Chooses what a select says, and reads back: 0, or -1 where the select is locked. */',
    `static inline int ${lower}_select(uintptr_t base, unsigned offset, unsigned code) {`,
    `  volatile uint32_t *select = ${lower}_register(base, offset);`,
    '  *select = code;',
    `  return (*select & 0x${(0x7fffffff).toString(16)}u) == code ? 0 : -1;`,
    '}',
    '',
    '/* Keeps a select as it is until the next reset. */',
    `static inline void ${lower}_lock(uintptr_t base, unsigned offset) {`,
    `  volatile uint32_t *select = ${lower}_register(base, offset);`,
    '  *select = *select | 0x80000000u;',
    '}',
    '',
    '/* Selects of a table in their order: 0, or -1 at the first that is locked. */',
    `static inline int ${lower}_apply(uintptr_t base, const struct ${lower}_setting *settings, size_t count) {`,
    '  for (size_t i = 0; i < count; i++)',
    `    if (${lower}_select(base, settings[i].offset, settings[i].code) != 0) return -1;`,
    '  return 0;',
    '}',
    '',
    `#define ${upper}_APPLY(base, table) ${lower}_apply((base), (table), sizeof(table) / sizeof((table)[0]))`,
    `#define ${upper}_FIRST_PAD ${FIRST_PAD}u`,
    '',
  ];
}

/** The way back. An input goes on listening until it is moved: a receiver would take a level for a start bit. */
function releasing(lower: string, upper: string): string[] {
  return [
    '/* Selects of pads begin here, those of inputs are below. */',
    `#define ${upper}_FIRST_OUTPUT 0x${BASE.output.toString(16)}u`,
    '',
    '/* Lets go of the pads that a table drives; its inputs go on listening. 0, or -1 at the first that is locked. */',
    `static inline int ${lower}_release(uintptr_t base, const struct ${lower}_setting *settings, size_t count) {`,
    '  for (size_t i = 0; i < count; i++)',
    `    if (settings[i].offset >= ${upper}_FIRST_OUTPUT`,
    `        && ${lower}_select(base, settings[i].offset, ${upper}_DRIVER_HIGH_Z) != 0) return -1;`,
    '  return 0;',
    '}',
    '',
    `#define ${upper}_RELEASE(base, table) ${lower}_release((base), (table), sizeof(table) / sizeof((table)[0]))`,
    '',
  ];
}

function useCaseTable(pinmux: Pinmux, useCase: string): string[] {
  const lower = pinmux.name.toLowerCase();
  const settings = settingsOf(pinmux, useCase);
  if (settings.length === 0) return [];
  const { description } = pinmux.useCases[useCase]!;
  return [
    `/* Use case ${useCase}${description === undefined ? '' : `: ${description.replaceAll('*/', '* /')}`} */`,
    `static const struct ${lower}_setting ${lower}_${useCase.toLowerCase()}[] = {`,
    ...settings.map(
      ({ offset, code, signal, pad }) => `  {0x${offset.toString(16)}, ${code}}, /* ${signal} on ${pad} */`,
    ),
    '};',
    '',
  ];
}
