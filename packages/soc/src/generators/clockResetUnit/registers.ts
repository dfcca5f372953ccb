import { RegisterMap } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import type { NamedEnable } from '../../clocks/enables.ts';
import { COUNT_BITS, countLimits, countOf } from '../../clocks/measure.ts';
import { inputsOf, isControlled } from '../../clocks/sources.ts';
import { madeOf } from './controls.ts';
import type { MadeClock, MadeReset, MeasuredClock } from './controls.ts';

type Register = Extract<RegisterMap['children'][number], { kind: 'register' }>;
type RegisterText = Omit<Register, 'fields'> & { fields: object[] };

/** The registers of a unit, a word each: the causes of resets, then clocks, resets and enables that software has a say in, then clocks that are measured. */
export function registersWithin(document: SocDocument): RegisterMap {
  const { clocks, resets, causes, enables, measured } = madeOf(document);
  const words: Omit<RegisterText, 'offset'>[] = [
    word('CAUSE', 'What asserted resets since the bits were cleared; write 1 to clear.', [
      ...causes.map(({ port, end }, lsb) => ({
        ...{ name: fieldName(port), lsb, onWrite: 'oneToClear', hardware: 'none', hardwareSet: true },
        ...{ reset: 0, resetBy: 'power_on_n' },
        description: end,
      })),
    ]),
    ...clocks.filter(isControlled).map(clockWord),
    ...resets.filter(({ source }) => source.software).map(resetWord),
    ...enables.filter(({ minimum }) => minimum !== undefined).map(enableWord),
    ...measured.flatMap((clock) => measureWords(document, clock)),
  ].filter(({ fields }) => fields.length > 0);
  return RegisterMap.parse({
    ...{ netloom: 'registers', version: 1, vlnv: `netloom:generated:${document.name}_clocks:1.0` },
    ...{ name: mapName(document), title: 'Clocks and resets', module: `nl_${mapName(document)}_regs` },
    bus: { addressWidth: 12 },
    resets: [{ name: 'rst_n' }, { name: 'power_on_n', style: 'asynchronous' }],
    description: `Clocks and resets of ${document.title ?? document.name}.`,
    children: words.map((each, index) => ({ ...each, offset: `0x${(index * 4).toString(16)}` })),
  });
}

function mapName({ name }: SocDocument): string {
  return `${name}_clocks`;
}

/** `in_rst_n` → `RST_N`. */
export function fieldName(port: string): string {
  return port.replace(/^in_/, '').toUpperCase();
}

function word(name: string, description: string, fields: object[]): Omit<RegisterText, 'offset'> {
  return { kind: 'register', name, description, fields } as Omit<RegisterText, 'offset'>;
}

function clockWord({ name, source }: MadeClock): Omit<RegisterText, 'offset'> {
  const register = `CLOCK_${name.toUpperCase()}`;
  if (source.kind === 'gate') {
    return word(register, `Gate of clock ${name}.`, [
      {
        ...{ name: 'ENABLE', lsb: 0, reset: source.stopped ? 0 : 1 },
        description:
          source.idle === undefined
            ? 'The clock runs'
            : `The clock runs; without it until ${source.idle} has been high for ten periods`,
      },
      { name: 'RUNNING', lsb: 8, software: 'r', hardware: 'w', description: 'It runs by now' },
    ]);
  }
  if (source.kind === 'divider') {
    const least = `${source.from} is divided by this, by ${source.minimum} at least; taken when a period ends`;
    return word(register, `Divider of clock ${name}.`, [
      { name: 'RATIO', lsb: 0, width: 7, reset: source.ratio, description: least },
    ]);
  }
  const list = inputsOf(source);
  const inputs = list.map((input, index) => `${index}: ${input}`).join(', ');
  const count = list.length;
  return word(register, `Multiplexer of clock ${name}.`, [
    { name: 'SELECT', lsb: 0, width: 3, reset: 0, description: `Input: ${inputs}` },
    {
      name: 'ACTIVE',
      lsb: 8,
      width: count,
      software: 'r',
      hardware: 'w',
      description: 'The input that drives it',
    },
    {
      ...{ name: 'STOPPED', lsb: 16, width: count, reset: 0 },
      description:
        'Set the bit of an input whose clock has stopped, to get away from it; clear it before it runs again',
    },
  ]);
}

function resetWord({ name }: MadeReset): Omit<RegisterText, 'offset'> {
  return word(`RESET_${name.toUpperCase()}`, `Reset ${name}.`, [
    { name: 'ASSERT', lsb: 0, reset: 0, description: 'The reset is active' },
  ]);
}

function enableWord({ name, clock, ratio, minimum }: NamedEnable): Omit<RegisterText, 'offset'> {
  const description = `One period of ${clock} in so many, ${minimum} at least; taken with an enable`;
  return word(`ENABLE_${name.toUpperCase()}`, `Enable ${name}.`, [
    { name: 'RATIO', lsb: 0, width: 7, reset: ratio, description },
  ]);
}

/** What is counted of a clock, what may be, and what became of it; the latter outlives resets of the bus. */
function measureWords(
  document: SocDocument,
  { name, measure }: MeasuredClock,
): Omit<RegisterText, 'offset'>[] {
  const { reference, window } = measure;
  const { frequency } = document.clocks[name]!;
  // Without its reference, which the checks miss, it is measured against itself.
  const expected = countOf(frequency, measure, document.clocks[reference]?.frequency ?? frequency);
  const { low, high } = countLimits(expected, measure);
  const ends = name.toUpperCase();
  const told = { software: 'r', hardware: 'w' };
  const sticky = { onWrite: 'oneToClear', hardwareSet: true, reset: 0, resetBy: 'power_on_n' };
  return [
    word(`MEASURE_${ends}`, `What is measured of clock ${name}.`, [
      {
        name: 'COUNT',
        lsb: 0,
        width: COUNT_BITS,
        ...told,
        description: `Its periods in ${window} of ${reference}`,
      },
      { name: 'STOPPED', lsb: 16, ...told, description: 'There was none in the last window' },
      {
        name: 'LATE',
        lsb: 17,
        ...told,
        description: `No window has ended for long: ${reference} stands still`,
      },
      { name: 'ENABLE', lsb: 31, reset: 1, description: 'Faults are told' },
    ]),
    word(`LIMITS_${ends}`, `Counts of clock ${name} that are no fault.`, [
      { name: 'LOW', lsb: 0, width: COUNT_BITS, reset: low, description: 'Least' },
      { name: 'HIGH', lsb: 16, width: COUNT_BITS, reset: high, description: 'Most' },
    ]),
    word(`FAULT_${ends}`, `What happened to clock ${name}; write 1 to clear.`, [
      { name: 'FRESH', lsb: 0, ...sticky, hardware: 'none', description: 'There is a new count' },
      { name: 'FAULT', lsb: 1, ...sticky, hardware: 'r', description: 'It was outside the limits, or late' },
    ]),
  ];
}
