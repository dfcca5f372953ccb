import { RegisterMap } from '@netloom/model';
import type { RegisterMapText, RegisterNodeText } from '@netloom/model';
import type { Memory } from '../document/memory.ts';
import { bitsFor, geometryOf } from '../geometry.ts';
import { featuresOf } from '../rtl/features.ts';
import { ADDRESS_WIDTH, bitsWords, hex, OFFSET, readers, SPAN } from './layout.ts';

type FieldText = NonNullable<Extract<RegisterNodeText, { kind: 'register' }>['fields']>[number];

/** The registers of a memory: what check bits found, injection, the scrubber's pace, and the self-test. */
export function registerMapOf(memory: Memory): RegisterMap {
  const text: RegisterMapText = {
    netloom: 'registers',
    version: 1,
    name: memory.name,
    title: memory.title ?? `Memory ${memory.name}`,
    description: 'Errors that were found in the memory, injection of errors, and the self-test.',
    bus: { addressWidth: ADDRESS_WIDTH },
    size: SPAN,
    children: [...faults(memory), ...inject(memory), ...scrub(memory), ...repair(memory), ...bist(memory)],
  };
  return RegisterMap.parse(text);
}

function register(
  name: string,
  offset: number,
  description: string,
  fields: readonly FieldText[],
): RegisterNodeText {
  return { kind: 'register', name, offset: hex(offset), description, fields: [...fields] };
}

/** Ones of the port's events, up to all ones; any write sets it to 0. */
const COUNT: FieldText = {
  name: 'COUNT',
  lsb: 0,
  width: 32,
  reset: 0,
  onWrite: 'clear',
  hardware: 'none',
  precedence: 'hardware',
  counter: { up: { saturate: '0xffffffff' } },
};

const told = (name: string, lsb: number, width: number, description?: string): FieldText => ({
  ...{ name, lsb, width, software: 'r', hardware: 'w' },
  ...(description !== undefined && { description }),
});

function faults(memory: Memory): RegisterNodeText[] {
  if (!featuresOf(memory).faults) return [];
  const address: FieldText = {
    ...{ name: 'ADDRESS', lsb: 0, width: geometryOf(memory).addressBits, reset: 0 },
    ...{ software: 'r', hardware: 'w', hardwareEnable: 'high' },
  };
  return readers(memory).flatMap(({ name, suffix, offset }) => [
    ...(memory.ecc === 'secded'
      ? [
          register(
            `CORRECTED${suffix}`,
            OFFSET.corrected + offset,
            `Words read at port ${name} of which one bit was wrong and was put right. Any write clears.`,
            [COUNT],
          ),
          register(
            `CORRECTED_ADDRESS${suffix}`,
            OFFSET.correctedAddress + offset,
            'The last of them, as a number of the word.',
            [address],
          ),
        ]
      : []),
    register(
      `UNCORRECTED${suffix}`,
      OFFSET.uncorrected + offset,
      `Words read at port ${name} that are not what was written. Any write clears.`,
      [COUNT],
    ),
    register(
      `UNCORRECTED_ADDRESS${suffix}`,
      OFFSET.uncorrectedAddress + offset,
      'The last of them, as a number of the word.',
      [address],
    ),
  ]);
}

function inject(memory: Memory): RegisterNodeText[] {
  const { injects } = featuresOf(memory);
  if (injects === 0) return [];
  const field: FieldText = { name: 'BITS', lsb: 0, width: injects, reset: 0, hardwareClear: true };
  return [
    register('INJECT', OFFSET.inject, 'Stored bits that the next write inverts; that write clears them.', [
      field,
    ]),
  ];
}

function scrub(memory: Memory): RegisterNodeText[] {
  if (memory.scrub === undefined || !memory.registers) return [];
  const field: FieldText = { name: 'INTERVAL', lsb: 0, width: 24, reset: memory.scrub };
  return [
    register(
      'SCRUB',
      OFFSET.scrub,
      'Clocks from one word that is scrubbed to the next; 0 stops the scrubber.',
      [field],
    ),
  ];
}

function repair(memory: Memory): RegisterNodeText[] {
  const { rows = 0, columns = 0 } = memory.repair ?? {};
  const { addressBits, stored } = geometryOf(memory);
  const one = (name: string, offset: number, what: string, field: string, width: number) =>
    register(name, offset, what, [
      { name: field, lsb: 0, width, reset: 0 },
      { name: 'USED', lsb: 31, reset: 0, description: 'The spare is in use' },
    ]);
  return [
    ...Array.from({ length: rows }, (_, row) =>
      one(
        `REPAIR_ROW${row}`,
        OFFSET.repairRow + 4 * row,
        'Word that this spare stands for.',
        'WORD',
        addressBits,
      ),
    ),
    ...Array.from({ length: columns }, (_, column) =>
      one(
        `REPAIR_COLUMN${column}`,
        OFFSET.repairColumn + 4 * column,
        'Stored bit of all words that this spare stands for.',
        'BIT',
        bitsFor(stored),
      ),
    ),
  ];
}

/** With spares the self-test can stop at each word that is read wrong, so that software gets to know all of them. */
const STOPS: FieldText[] = [
  { name: 'STOP', lsb: 4, reset: 0, description: 'Stop at each word that is read wrong' },
  { name: 'RESUME', lsb: 5, reset: 0, singlePulse: true, description: 'Write 1 to go on' },
  { ...told('STOPPED', 6, 1, 'BIST_ADDRESS and BIST_BITS are those of the word at hand') },
];

function bist(memory: Memory): RegisterNodeText[] {
  if (memory.bist === undefined) return [];
  const { addressBits, stored } = geometryOf(memory);
  return [
    register('BIST', OFFSET.bist, 'The self-test. It overwrites the memory; requests wait for its end.', [
      { name: 'START', lsb: 0, reset: 0, singlePulse: true, description: 'Write 1 to start' },
      told('RUNNING', 1, 1),
      told('DONE', 2, 1, 'It has ended since the last start'),
      told('FAILED', 3, 1, 'Some word was read wrong'),
      ...(memory.repair === undefined ? [] : STOPS),
    ]),
    register('BIST_FAILURES', OFFSET.bistFailures, 'Words that were read wrong.', [told('COUNT', 0, 32)]),
    register('BIST_ADDRESS', OFFSET.bistAddress, 'The first of them.', [told('ADDRESS', 0, addressBits)]),
    register('BIST_PLACE', OFFSET.bistPlace, 'Where in the algorithm it was.', [
      told('STEP', 0, 6, 'Operation of the algorithm, counted from 0'),
      told('BACKGROUND', 8, 4, 'Data background, 0 all bits alike'),
      told('PORT', 16, 1, 'Port that read'),
    ]),
    ...Array.from({ length: bitsWords(memory) }, (_, word) =>
      register(
        `BIST_BITS${word}`,
        OFFSET.bistBits + 4 * word,
        `Stored bits ${Math.min(stored, 32 * word + 32) - 1} to ${32 * word} of it: ones are wrong.`,
        [told('BITS', 0, Math.min(32, stored - 32 * word))],
      ),
    ),
  ];
}
