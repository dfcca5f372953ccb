import type { SocDocument } from '@netloom/model';
import type { MeasuredClock } from '../../generators/clockResetUnit/controls.ts';
import type { NamedEnable } from '../enables.ts';
import { rateOf } from './controlText.ts';
import type { Naming } from './controlText.ts';

const MOST_RATIO = 64;

/** Hz of an enable, and what sets its ratio. */
export function enableText(naming: Naming, enable: NamedEnable): string[] {
  const { prefix, macro, unit, rate } = naming;
  const { name, clock, ratio, minimum } = enable;
  const from = rateOf(naming, clock);
  const register = `ENABLE_${name.toUpperCase()}`;
  const mask = `${macro}_CLOCKS_${register}_RATIO_MASK`;
  const ratioText =
    minimum === undefined
      ? `  return (${from} + ${Math.floor(ratio / 2)}u) / ${ratio}u;`
      : `  uint32_t ratio = NETLOOM_FIELD_GET(${mask}, unit->${register});
  if (ratio < ${minimum}u) ratio = ${minimum}u;
  if (ratio > ${MOST_RATIO}u) ratio = ${MOST_RATIO}u;
  return (${from} + ratio / 2u) / ratio;`;
  const rateText = `/* Enables ${name} in a second: one period of ${clock} each. */
static inline ${rate} ${prefix}_enable_${name}_rate(const ${unit} *unit) {
${ratioText}
}
`;
  if (minimum === undefined) return [rateText];
  return [
    rateText,
    `/* Every ${minimum} to ${MOST_RATIO} periods for ${name}; false for any other number. */
static inline bool ${prefix}_enable_${name}_divide(${unit} *unit, uint32_t ratio) {
  if (ratio < ${minimum}u || ratio > ${MOST_RATIO}u) return false;
  unit->${register} = NETLOOM_FIELD_SET(${mask}, unit->${register}, ratio);
  return true;
}
`,
  ];
}

/** What is measured of a clock, what it should be, and whether it was. */
export function measureText(naming: Naming, document: SocDocument, { name, measure }: MeasuredClock): string {
  const { prefix, macro, unit, rate } = naming;
  const { reference, window, tolerance } = measure;
  const ends = name.toUpperCase();
  const head = `${prefix}_clock_${name}`;
  const against = Math.round(document.clocks[reference]!.frequency);
  const field = (register: string, part: string) =>
    `NETLOOM_FIELD_GET(${macro}_CLOCKS_${register}_${ends}_${part}_MASK, unit->${register}_${ends})`;
  const share = Math.round(tolerance * 10);
  return `/* Hz of ${name} as measured against ${reference}, to a period in ${window}; 0 while either stands still. */
static inline ${rate} ${head}_measured(const ${unit} *unit) {
  if (${field('MEASURE', 'LATE')} != 0u) return 0u;
  uint64_t count = ${field('MEASURE', 'COUNT')};
  return (${rate})((count * ${against}u + ${Math.floor(window / 2)}u) / ${window}u);
}

/* Lets ${name} be ${tolerance} % away from what the registers say now, and forgets faults. */
static inline void ${head}_expect(${unit} *unit) {
  uint64_t count = (uint64_t)${rateOf(naming, name)} * ${window}u / ${against}u;
  uint64_t low = count * ${1000 - share}u / 1000u;
  uint64_t high = (count * ${1000 + share}u + 999u) / 1000u + 2u;
  uint32_t least = low > 2u ? (uint32_t)low - 1u : 1u;
  uint32_t most = high > 0xffffu ? 0xffffu : (uint32_t)high;
  unit->LIMITS_${ends} = NETLOOM_FIELD_SET(${macro}_CLOCKS_LIMITS_${ends}_LOW_MASK, 0u, least)
      | NETLOOM_FIELD_SET(${macro}_CLOCKS_LIMITS_${ends}_HIGH_MASK, 0u, most);
  unit->FAULT_${ends} = ${macro}_CLOCKS_FAULT_${ends}_FRESH_MASK
      | ${macro}_CLOCKS_FAULT_${ends}_FAULT_MASK;
}

/* Whether ${name} was outside its limits, or ${reference} stood still, since faults were forgotten. */
static inline bool ${head}_failed(const ${unit} *unit) {
  return ${field('FAULT', 'FAULT')} != 0u;
}

/* Whether faults of ${name} are told: not while it is stopped on purpose. */
static inline void ${head}_watch(${unit} *unit, bool on) {
  unit->MEASURE_${ends} =
      NETLOOM_FIELD_SET(${macro}_CLOCKS_MEASURE_${ends}_ENABLE_MASK, unit->MEASURE_${ends}, on ? 1u : 0u);
}
`;
}
