import { input } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { hasDebug } from '../debug/features.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { counter, hasCounter } from './counter.ts';
import type { CsrPart, Register } from './csrPart.ts';
import { constantName, plain } from './csrPart.ts';
import { eventBits, eventsOf } from './events.ts';

const TIME = 1;
const FIRST_EVENT = 3;

/** A counter of the options: its number in mcountinhibit and mcounteren, the CSRs that show it, what it counts. */
export interface Counter {
  number: number;
  name: string;
  userName: string;
  counts: string;
}

export function countersOf({ base, auxiliary }: CoreOptions): Counter[] {
  const basic: Counter[] = [
    { number: 0, name: 'mcycle', userName: 'cycle', counts: "1'b1" },
    { number: 2, name: 'minstret', userName: 'instret', counts: 'retire' },
  ];
  const events = Array.from({ length: auxiliary.performanceCounters }, (_, index): Counter => {
    const number = FIRST_EVENT + index;
    return {
      number,
      name: `mhpmcounter${number}`,
      userName: `hpmcounter${number}`,
      counts: `events[mhpmevent${number}]`,
    };
  });
  return [...(base.zicntr ? basic : []), ...events];
}

const maskOf = (numbers: number[]) =>
  `32'h${numbers
    .reduce((mask, number) => mask | (1 << number), 0)
    .toString(16)
    .padStart(8, '0')}`;

const counterInstance = (options: CoreOptions, { number, name, counts }: Counter) => sv`
  logic [31:0] ${name};
  logic [31:0] ${name}h;

  ${instance(
    options,
    counter,
    {
      increment: `${counts === "1'b1" ? '' : `${counts} && `}!mcountinhibit[${number}]${hasDebug(options) ? ' && !debug_mode' : ''}`,
      write_low: `csr_we && address == ${constantName(name)}`,
      write_high: `csr_we && address == ${constantName(name)}H`,
      wdata: 'csr_wdata',
      low: name,
      high: `${name}h`,
    },
    {},
    `u_${name}`,
  )}
`;

const TIME_HALVES = sv`

  // time: mtime of the CLINT.
  logic [31:0] mtime_low;
  logic [31:0] mtime_high;

  assign {mtime_high, mtime_low} = mtime;
`;

/** Selectors of what the event counters count. */
function selectors(options: CoreOptions, counters: Counter[]): string {
  const names = counters
    .filter(({ number }) => number >= FIRST_EVENT)
    .map(({ number }) => `mhpmevent${number}`);
  if (names.length === 0) return '';
  const [bits, events] = [eventBits(options), eventsOf(options)];
  return sv`
    // Event sources by the value of mhpmevent, from 1 on; all other values count nothing.
    logic [${2 ** bits - 1}:0] events;
    ${names.map((name) => `logic [${bits - 1}:0] ${name};`).join('\n')}

    assign events = {${2 ** bits - 1 - events.length}'d0, ${events
      .toReversed()
      .map((event) => `event_${event}`)
      .join(', ')}, 1'b0};

    ${clocked(
      options,
      names.map((name) => `${name} <= ${bits}'d0;`).join('\n'),
      names.map((name) => plain(name, `csr_wdata[${bits - 1}:0]`)).join(''),
    )}
  `;
}

/** A 32-bit register of a bit for each counter. */
const bitRegister = (options: CoreOptions, name: string, numbers: number[]) => sv`
  logic [31:0] ${name};

  ${clocked(options, `${name} <= 32'd0;`, plain(name, `csr_wdata & ${maskOf(numbers)}`))}
`;

function registersOf(options: CoreOptions, counters: Counter[], hasTime: boolean): Register[] {
  const { base } = options;
  const inhibit = counters.length > 0 ? 'mcountinhibit' : "32'd0";
  return [
    ['mcountinhibit', 0x320, inhibit],
    ...(base.userMode ? ([['mcounteren', 0x306, 'mcounteren']] satisfies Register[]) : []),
    ...counters.flatMap(({ number, name, userName }): Register[] => [
      [name, 0xb00 + number, name],
      [`${name}h`, 0xb80 + number, `${name}h`],
      ...(base.zicntr
        ? ([
            [userName, 0xc00 + number, name],
            [`${userName}h`, 0xc80 + number, `${name}h`],
          ] satisfies Register[])
        : []),
      ...(number >= FIRST_EVENT
        ? ([
            [`mhpmevent${number}`, 0x320 + number, `{${32 - eventBits(options)}'d0, mhpmevent${number}}`],
          ] satisfies Register[])
        : []),
    ]),
    ...(hasTime
      ? ([
          ['time_low', 0xc00 + TIME, 'mtime_low'],
          ['time_high', 0xc80 + TIME, 'mtime_high'],
        ] satisfies Register[])
      : []),
  ];
}

/** Counters, their events and who may see them (Privileged 1.12, 3.1.10 to 3.1.12; Zicntr). */
export function counters(options: CoreOptions): CsrPart {
  const { base, auxiliary } = options;
  const all = countersOf(options);
  const hasTime = base.zicntr && auxiliary.clint !== null;
  const numbers = all.map(({ number }) => number);
  const events = auxiliary.performanceCounters > 0;
  return {
    ports: [
      ...(base.zicntr ? [input('retire')] : []),
      ...(hasTime ? [input('mtime', 64)] : []),
      ...(events ? eventsOf(options).map((event) => input(`event_${event}`)) : []),
    ],
    text: sv`
      ${hasCounter(options) && `// Counters, stopped by mcountinhibit.\n${bitRegister(options, 'mcountinhibit', numbers)}\n`}
      ${base.userMode && `// mcounteren enables counters for user mode.\n${bitRegister(options, 'mcounteren', hasTime ? [...numbers, TIME] : numbers)}\n`}
      ${events && `${selectors(options, all)}\n`}
      ${all.map((each) => counterInstance(options, each)).join('\n')}
      ${hasTime && TIME_HALVES}
    `,
    registers: registersOf(options, all, hasTime),
  };
}
