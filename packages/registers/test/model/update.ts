import { isReadable, isWritable } from '@netloom/registers';
import type { ElaboratedField, ParameterValues } from '@netloom/registers';
import type { Cell, RegisterCopy } from './cells.ts';
import { NOTHING, applied, both, ones } from './claim.ts';
import type { Claim } from './claim.ts';
import type { Clock, Transfer } from './clock.ts';
import { count } from './counter.ts';
import { arrival, status } from './interrupt.ts';
import { givesValue } from './ports.ts';
import type { References } from './references.ts';
import { fromWord, readClaim, writeClaim } from './software.ts';

/** What one transfer means for one field (`isModified`: SystemRDL 2.0, 9.6.1, swmod: written, or changed by a read). */
export interface SoftwareEffect {
  claim: Claim;
  isAccessed: boolean;
  isModified: boolean;
}

/** `place`: bit of the bus word at which the field's bit 0 stands. */
export function softwareOn(
  cell: Cell,
  field: ElaboratedField,
  { register, copy }: RegisterCopy,
  { lanes, data }: Transfer,
  place: number,
  references: References,
  input: (suffix: string) => bigint,
): SoftwareEffect {
  const { source, width } = field;
  const touched = fromWord(lanes, place, width);
  if (data === undefined) {
    const claim = readClaim(source.onRead, touched);
    return { claim, isAccessed: touched !== 0n && isReadable(source), isModified: claim.mask !== 0n };
  }
  const isAccessed = touched !== 0n && isWritable(source);
  const isUsedUp = (source.software === 'rw1' || source.software === 'w1') && cell.isTaken;
  const gates = [source.gate, register.source.gate];
  const isOpen = gates.every((gate) => references.isOpen(gate, register, copy));
  const isLetIn = { always: true, high: input('_swwe') === 1n, low: input('_swwel') === 0n };
  const isModified = isAccessed && isOpen && isLetIn[cell.field.source.softwareEnable] && !isUsedUp;
  if (!isModified || register.source.shadowed) return { claim: NOTHING, isAccessed, isModified };
  const written = fromWord(data, place, width);
  return { claim: writeClaim(source.onWrite, cell.value, written, touched), isAccessed, isModified };
}

/** The cell after this clock. */
export function nextValue(
  cell: Cell,
  effects: readonly SoftwareEffect[],
  clock: Clock,
  values: ParameterValues,
  references: References,
): Pick<Cell, 'value' | 'known' | 'isTaken' | 'last'> {
  const { source, width } = cell.field;
  const software = effects.reduce((all, { claim }) => both(claim, all), NOTHING);
  const hardware = hardwareClaim(cell, clock, values);
  const claim = source.precedence === 'software' ? both(software, hardware) : both(hardware, software);
  const rest = source.singlePulse ? 0n : cell.value;
  let value = applied(rest, claim) & ones(width);
  const next = clock.input(`${cell.port}_next`, cell.copy);
  if (source.interrupt) {
    const arrived = arrival(source.interrupt, next, cell.last, width) | references.test(cell);
    value = status(source.interrupt, value, arrived);
  }
  return {
    value,
    known: (cell.known | claim.mask) & ones(width),
    isTaken: cell.isTaken || effects.some(({ isModified }) => isModified),
    last: next,
  };
}

/** Set over clear over the given value over the count. */
function hardwareClaim(cell: Cell, clock: Clock, values: ParameterValues): Claim {
  const { source, width } = cell.field;
  const input = (suffix: string) => clock.input(cell.port + suffix, cell.copy);
  const set = source.hardwareSet ? input('_set') : 0n;
  const clear = source.hardwareClear ? input('_clear') : 0n;
  const { next } = countOf(cell, clock, values);
  const counted = next === undefined ? NOTHING : { mask: ones(width), bits: next };
  const isEnabled = { always: true, high: input('_we') === 1n, low: input('_wel') === 0n };
  const isTaken = givesValue(source) && !source.interrupt && isEnabled[source.hardwareEnable];
  const given = isTaken ? { mask: ones(width), bits: input('_next') } : NOTHING;
  return both({ mask: set, bits: set }, both({ mask: clear, bits: 0n }, both(given, counted)));
}

/** What the field's counter does in this clock; nothing for one that is none. */
export function countOf(cell: Cell, clock: Clock, values: ParameterValues) {
  const input = (suffix: string) => clock.input(cell.port + suffix, cell.copy);
  const inputs = {
    increment: input('_increment'),
    incrementValue: input('_increment_value'),
    decrement: input('_decrement'),
    decrementValue: input('_decrement_value'),
  };
  return count(cell.field.source.counter ?? {}, cell.value, cell.field.width, inputs, values);
}
