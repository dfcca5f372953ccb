import { isaStringOf, mabiOf, marchOf } from '../isa.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { csrsOf } from '../rtl/csr/csr.ts';
import { topPorts } from '../rtl/top/topPorts.ts';
import { clicTable } from './clicTable.ts';
import { cyclesOf } from './cycles.ts';
import { figures } from './figures.ts';
import type { SheetFigures } from './figures.ts';
import { MOST_INTERRUPT_LATENCY, interruptLatency } from './interruptLatency.ts';
import { levelLatency, successionOf } from './levelLatency.ts';
import { optionRows } from './optionRows.ts';
import type { Datasheet, SheetTable } from './sheet.ts';

const interfaces = (options: CoreOptions): SheetTable => ({
  title: 'Interfaces',
  columns: ['group', 'port', 'direction', 'bits', 'meaning'],
  rows: topPorts(options).flatMap(({ title, ports }) =>
    ports.map(({ name, direction, width, description }) => [
      title,
      name,
      direction,
      String(width),
      description ?? '',
    ]),
  ),
});

const hex = (address: number) => `0x${address.toString(16).padStart(3, '0')}`;
/** Address bits 11:10 say whether it can be written, bits 9:8 from which mode on (Privileged 1.12, 2.1). */
const access = (address: number) => (address >> 10 === 3 ? 'read' : 'read, write');
const MODES = ['user', 'supervisor', 'hypervisor', 'machine'];

function registers(options: CoreOptions): SheetTable[] {
  if (!options.base.zicsr) return [];
  const rows = csrsOf(options)
    .toSorted((a, b) => a.address - b.address)
    .map(({ name, address }) => [
      hex(address),
      name,
      access(address),
      address >> 4 === 0x7b ? 'debug' : MODES[(address >> 8) & 3]!,
    ]);
  const note =
    'Event counters and selectors that are not listed, from 0xb03, 0xb83 and 0x323 on, read as zero.';
  return [
    { title: 'Control and status registers', note, columns: ['address', 'name', 'access', 'mode'], rows },
  ];
}

function interrupts(options: CoreOptions): string[][] {
  const latency = interruptLatency(options);
  if (latency === undefined) return [];
  const text = `${latency}, at most ${MOST_INTERRUPT_LATENCY} behind a jump and out of wfi`;
  const which = hasNmi(options) ? 'interrupt, the non-maskable one too' : 'interrupt';
  return [[`${which}, until the first instruction of its handler`, text], ...levels(options)];
}

/** In CLIC mode. */
function levels(options: CoreOptions): string[][] {
  const latency = levelLatency(options);
  if (!latency) return [];
  const { handler, table, asleep } = latency;
  const text = table === undefined ? `${handler}` : `${handler}, by the table ${table}`;
  const succession = successionOf(options);
  return [
    ['interrupt of the CLIC, preempting a handler or not', `${text}; ${asleep} more out of wfi`],
    ...(succession
      ? [
          [
            'next handler by mnxti, from the return of the one before',
            `${succession.chained} in the basic software; ${succession.apart} by a return and another entry`,
          ],
        ]
      : []),
  ];
}

const waiting = ({ advanced }: CoreOptions) =>
  advanced.lateAlu
    ? 'Arithmetic, logic and shifts on the result of a load or a pipelined product do not wait for it, nor do they on each other; any other instruction on one of these waits a cycle.'
    : 'An instruction on the result of a load or a pipelined product waits for it.';

const cycles = (options: CoreOptions): SheetTable => ({
  title: 'Cycles of instructions',
  note: `From an instruction to the next that needs nothing else, with memory that grants at once and answers in the next clock. ${waiting(options)}`,
  columns: ['instruction', 'cycles'],
  rows: [
    ...cyclesOf(options).map(({ kind, cycles: count }) => [kind, String(count)]),
    ...interrupts(options),
  ],
});

/** What a core is, all from its options, with the figures that are known of it. In English, as it goes to others. */
export function datasheetOf(options: CoreOptions, known: SheetFigures): Datasheet {
  const { base, name } = options;
  return {
    title: name,
    subtitle: `${isaStringOf(options)}, ${base.stages} stages · -march=${marchOf(options)} -mabi=${mabiOf(options)}`,
    tables: [
      figures(options, known),
      { title: 'Options', columns: ['group', 'option', 'value'], rows: optionRows(options) },
      interfaces(options),
      ...registers(options),
      ...clicTable(options),
      cycles(options),
    ],
  };
}
