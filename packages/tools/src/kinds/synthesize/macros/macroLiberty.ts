import type { LibraryCells } from '../liberty/libraryCells.ts';
import type { Macro, MacroPin, MacroPort } from './macroCell.ts';

/**
 * What a macro is taken to cost, in units of the library's smallest flip-flop, so that the estimate follows the
 * process: a six-transistor bit takes about a twentieth of a flip-flop's area, the periphery as much again as 64 bits a
 * data line; decoding, bit line and sense amplifier make a read some four clock-to-output delays and half a delay
 * more with each address bit. A memory compiler's own Liberty file is the remedy where that is too rough.
 */
const BIT_AREA = 0.05;
const LINE_AREA = 64 * BIT_AREA;
const READ_DELAYS = 4;
const DELAYS_PER_ADDRESS_BIT = 0.5;
const SETUP_DELAYS = 0.5;
/** Input pins that an output drives at most. */
const FANOUT = 50;

const NO_FLIP_FLOP = { area: 0, clockToOutput: 0, pinCapacitance: 0 };

export interface MacroEstimate {
  area: number;
  clockToOutput: number;
  setup: number;
  hold: number;
  pinCapacitance: number;
}

/** Six digits: an estimate has no more, and what is counted is what Yosys and OpenSTA read of the file. */
const number = (value: number) => Number(value.toPrecision(6));

export function estimateMacro({ words, width, ports }: Macro, cells: LibraryCells): MacroEstimate {
  const { area, clockToOutput, pinCapacitance } = cells.smallestFlipFlop ?? NO_FLIP_FLOP;
  const bits = words * width * BIT_AREA + width * LINE_AREA;
  const delays = READ_DELAYS + DELAYS_PER_ADDRESS_BIT * Math.ceil(Math.log2(Math.max(2, words)));
  return {
    // Each port beyond the first has its own word and bit lines.
    area: number(bits * area * (1 + 0.5 * (ports.length - 1))),
    clockToOutput: delays * clockToOutput,
    setup: SETUP_DELAYS * clockToOutput,
    hold: 0,
    pinCapacitance,
  };
}

const scalar = (kind: string, value: number) => `${kind} (scalar) { values ("${number(value)}"); }`;

function constraints({ clock }: MacroPort, { setup, hold }: MacroEstimate): string[] {
  if (clock === null) return [];
  const edge = clock.rising ? 'rising' : 'falling';
  return (['setup', 'hold'] as const).map((check) => {
    const value = check === 'setup' ? setup : hold;
    return `timing () { related_pin : "${clock.pin}"; timing_type : ${check}_${edge}; ${scalar('rise_constraint', value)} ${scalar('fall_constraint', value)} }`;
  });
}

function access({ clock, pins }: MacroPort, { clockToOutput }: MacroEstimate): string[] {
  const address = pins.find(({ role }) => role === 'address');
  const type = clock === null ? 'combinational' : `${clock.rising ? 'rising' : 'falling'}_edge`;
  const from = clock?.pin ?? address?.name;
  if (from === undefined) return [];
  const delays = ['cell_rise', 'cell_fall'].map((kind) => scalar(kind, clockToOutput));
  const slews = ['rise_transition', 'fall_transition'].map((kind) => scalar(kind, clockToOutput / 10));
  const sense = clock === null ? 'timing_sense : non_unate; ' : '';
  return [
    `timing () { related_pin : "${from}"; ${sense}timing_type : ${type}; ${[...delays, ...slews].join(' ')} }`,
  ];
}

function pinLines(pin: MacroPin, port: MacroPort, estimate: MacroEstimate): string[] {
  const { name, role, direction, bits } = pin;
  const timing =
    direction === 'output' ? access(port, estimate) : role === 'clock' ? [] : constraints(port, estimate);
  const load =
    direction === 'output'
      ? `max_capacitance : ${number(FANOUT * estimate.pinCapacitance)};`
      : `capacitance : ${number(estimate.pinCapacitance)};`;
  const head = [`direction : ${direction};`, load, ...(role === 'clock' ? ['clock : true;'] : [])];
  const open = bits.length === 1 ? `pin (${name}) {` : `bus (${name}) { bus_type : bus${bits.length};`;
  return [`    ${open} ${head.join(' ')}`, ...timing.map((line) => `      ${line}`), '    }'];
}

function busTypes(macros: Macro[]): string[] {
  const pins = macros.flatMap(({ ports }) => ports.flatMap((port) => port.pins));
  const widths = [...new Set(pins.map(({ bits }) => bits.length))].filter((width) => width > 1);
  return widths
    .sort((a, b) => a - b)
    .map(
      (width) =>
        `  type (bus${width}) { base_type : array; data_type : bit; bit_width : ${width}; bit_from : ${width - 1}; bit_to : 0; }`,
    );
}

function headerLine([name, value]: [string, string]): string {
  if (name === 'capacitive_load_unit') return `  ${name} (${value.replace(/\s+/, ', ')});`;
  return `  ${name} : ${/^[\d.]+$/.test(value) ? value : `"${value}"`};`;
}

/** A Liberty file of the macros, in the units of the library that they stand beside. */
export function macroLiberty(macros: Macro[], cells: LibraryCells): string {
  const body = macros.flatMap((macro) => {
    const estimate = estimateMacro(macro, cells);
    const pins = macro.ports.flatMap((port) => port.pins.flatMap((pin) => pinLines(pin, port, estimate)));
    return [`  cell (${macro.name}) {`, `    area : ${estimate.area}; is_macro_cell : true;`, ...pins, '  }'];
  });
  return [
    '/* Estimates for memory macros, scaled from the smallest flip-flop of the cell library. */',
    'library (netloom_memories) {',
    '  delay_model : table_lookup;',
    ...Object.entries(cells.header).map(headerLine),
    ...busTypes(macros),
    ...body,
    '}',
    '',
  ].join('\n');
}
