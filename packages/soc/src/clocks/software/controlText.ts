import type { PllSource, SocClock } from '@netloom/model';
import type { MadeClock } from '../../generators/clockResetUnit/controls.ts';

/** How C calls things. */
export interface Naming {
  prefix: string;
  /** The prefix of macros. */
  macro: string;
  /** Type of the register map. */
  unit: string;
  /** Type of a rate in Hz. */
  rate: string;
}

const MOST_RATIO = 64;

const register = (name: string) => `CLOCK_${name.toUpperCase()}`;
const mask = ({ macro }: Naming, name: string, field: string) =>
  `${macro}_CLOCKS_${register(name)}_${field}_MASK`;
export const rateOf = ({ prefix }: Naming, name: string) => `${prefix}_clock_${name}_rate(unit)`;
const field = (naming: Naming, name: string, part: string) =>
  `NETLOOM_FIELD_GET(${mask(naming, name, part)}, unit->${register(name)})`;

/** Hz of a clock as its registers are now; 0 of one that stands still. */
export function rateText(naming: Naming, name: string, { source, frequency }: SocClock): string {
  const { prefix, unit, rate } = naming;
  const head = `static inline ${rate} ${prefix}_clock_${name}_rate(const ${unit} *unit) {`;
  const isMade = source !== undefined && source.kind !== 'oscillator';
  const body = isMade ? madeRate(naming, name, source) : `  (void)unit;\n  return ${Math.round(frequency)}u;`;
  return `/* Hz of ${name}; 0 while it stands still. */\n${head}\n${body}\n}\n`;
}

/** What is made of other clocks. */
type Made = Exclude<MadeClock['source'], { kind: 'oscillator' }>;

function madeRate(naming: Naming, name: string, source: Made): string {
  if (source.kind === 'gate')
    return `  return ${field(naming, name, 'RUNNING')} ? ${rateOf(naming, source.from)} : 0u;`;
  if (source.kind === 'mux') {
    const cases = source.inputs.map(
      (input, index) => `    case ${2 ** index}u: return ${rateOf(naming, input)};`,
    );
    return `  switch (${field(naming, name, 'ACTIVE')}) {\n${cases.join('\n')}\n    default: return 0u;\n  }`;
  }
  const from = rateOf(naming, source.from);
  if (source.kind === 'pll') return pllRate(naming, from, source);
  if (source.minimum === undefined)
    return `  return (${from} + ${Math.floor(source.ratio / 2)}u) / ${source.ratio}u;`;
  return `  uint32_t ratio = ${field(naming, name, 'RATIO')};
  if (ratio < ${source.minimum}u) ratio = ${source.minimum}u;
  if (ratio > ${MOST_RATIO}u) ratio = ${MOST_RATIO}u;
  return (${from} + ratio / 2u) / ratio;`;
}

/** Eighths on both sides, the finest step of a PLL; rounded. */
function pllRate({ rate }: Naming, from: string, { divider, multiplier, divide }: PllSource): string {
  const [times, by] = [multiplier * 8, divider * divide * 8];
  return `  return (${rate})(((uint64_t)${from} * ${times}u + ${Math.floor(by / 2)}u) / ${by}u);`;
}

/** What software may do to a clock. */
export function controlText(naming: Naming, { name, source }: MadeClock): string[] {
  if (source.kind === 'gate') return [gateText(naming, name, source.idle)];
  if (source.kind === 'mux') return [selectText(naming, name, source.inputs), stoppedText(naming, name)];
  return source.kind !== 'divider' || source.minimum === undefined
    ? []
    : [divideText(naming, name, source.minimum)];
}

function set(naming: Naming, name: string, part: string, value: string): string {
  const target = `unit->${register(name)}`;
  return `${target} = NETLOOM_FIELD_SET(${mask(naming, name, part)}, ${target}, ${value});`;
}

function gateText(naming: Naming, name: string, idle: string | undefined): string {
  const { prefix, unit } = naming;
  const closes = idle === undefined ? 'closes' : 'lets the hint close';
  return `/* Opens or ${closes} the gate of ${name}; false when it has not followed after so many reads. */
static inline bool ${prefix}_clock_${name}_enable(${unit} *unit, bool on, uint32_t reads) {
  ${set(naming, name, 'ENABLE', 'on ? 1u : 0u')}
  while (reads-- > 0u)
    if (${field(naming, name, 'RUNNING')} == (on ? 1u : 0u)) return true;
  return false;
}
`;
}

function selectText(naming: Naming, name: string, inputs: readonly string[]): string {
  const { prefix, macro, unit } = naming;
  const numbers = inputs.map(
    (input, index) => `#define ${macro}_CLOCK_${name.toUpperCase()}_FROM_${input.toUpperCase()} ${index}u`,
  );
  return `${numbers.join('\n')}
/* Selects an input of ${name}; false for a number without one, and when it does not drive the clock after so many reads. */
static inline bool ${prefix}_clock_${name}_select(${unit} *unit, uint32_t input, uint32_t reads) {
  if (input >= ${inputs.length}u) return false;
  ${set(naming, name, 'SELECT', 'input')}
  while (reads-- > 0u)
    if (${field(naming, name, 'ACTIVE')} == (1u << input)) return true;
  return false;
}
`;
}

function stoppedText(naming: Naming, name: string): string {
  const { prefix, unit } = naming;
  const stopped = mask(naming, name, 'STOPPED');
  return `/* Says that inputs of ${name}, a bit each, have stopped, to get away from them; 0 before they run again. */
static inline void ${prefix}_clock_${name}_stopped(${unit} *unit, uint32_t inputs) {
  unit->${register(name)} = NETLOOM_FIELD_SET(${stopped}, unit->${register(name)}, inputs);
}
`;
}

function divideText(naming: Naming, name: string, least: number): string {
  const { prefix, unit } = naming;
  return `/* Divides by ${least} to ${MOST_RATIO} for ${name}; false for any other ratio. */
static inline bool ${prefix}_clock_${name}_divide(${unit} *unit, uint32_t ratio) {
  if (ratio < ${least}u || ratio > ${MOST_RATIO}u) return false;
  ${set(naming, name, 'RATIO', 'ratio')}
  return true;
}
`;
}

/** Asserts and releases a reset. */
export function resetText({ prefix, macro, unit }: Naming, name: string): string {
  const target = `RESET_${name.toUpperCase()}`;
  const value = `NETLOOM_FIELD_SET(${macro}_CLOCKS_${target}_ASSERT_MASK, unit->${target}, on ? 1u : 0u)`;
  return `/* Asserts or releases the reset ${name}. */
static inline void ${prefix}_reset_${name}_assert(${unit} *unit, bool on) {
  unit->${target} = ${value};
}
`;
}
