import type { ParameterValues } from '@netloom/registers';
import type { Cell, RegisterCopy } from './cells.ts';
import { ones } from './claim.ts';
import type { Clock, Outputs } from './clock.ts';
import { amount } from './counter.ts';
import { seesValue } from './ports.ts';
import type { References } from './references.ts';
import { countOf } from './update.ts';
import type { SoftwareEffect } from './update.ts';

/** What one field shows hardware in this clock. */
export function fieldOutputs(
  cell: Cell,
  effects: readonly SoftwareEffect[],
  clock: Clock,
  values: ParameterValues,
  references: References,
  outputs: Outputs,
): void {
  const { source, width } = cell.field;
  const put = (suffix: string, bits: number, value: bigint, known?: bigint) =>
    outputs.put(cell.port + suffix, cell.copy, bits, value, known);
  const shown = references.shown(cell, clock);
  if (cell.storage !== 'wire' && seesValue(source)) put('', width, shown.value, shown.known);
  const isKnown = shown.known === ones(width) ? 1n : 0n;
  for (const each of source.reductions ?? []) put(`_${each}`, 1, reduced(each, shown.value, width), isKnown);
  if (source.signalAccess) put('_accessed', 1, bit(effects.some(({ isAccessed }) => isAccessed)));
  if (source.signalModify) put('_modified', 1, bit(effects.some(({ isModified }) => isModified)));
  if (source.counter) counterOutputs(cell, clock, values, put);
}

const bit = (is: boolean) => (is ? 1n : 0n);

function reduced(operator: 'and' | 'or' | 'xor', value: bigint, width: number): bigint {
  const set = [...value.toString(2)].filter((each) => each === '1').length;
  if (operator === 'and') return bit(set === width);
  return operator === 'or' ? bit(set > 0) : BigInt(set % 2);
}

function counterOutputs(
  cell: Cell,
  clock: Clock,
  values: ParameterValues,
  put: (suffix: string, bits: number, value: bigint) => void,
): void {
  const { overflow, underflow } = countOf(cell, clock, values);
  const { up, down } = cell.field.source.counter ?? {};
  if (up) {
    if (up.saturate === undefined) put('_overflow', 1, overflow);
    else put('_increment_saturated', 1, bit(cell.value >= amount(up.saturate, values, 0n)));
    put('_increment_threshold', 1, bit(cell.value >= amount(up.threshold, values, 0n)));
  }
  if (down) {
    if (down.saturate === undefined) put('_underflow', 1, underflow);
    else put('_decrement_saturated', 1, bit(cell.value <= amount(down.saturate, values, 0n)));
    put('_decrement_threshold', 1, bit(cell.value <= amount(down.threshold, values, 0n)));
  }
}

/** The line of a register's interrupts: those that are on, as far as enabled and not masked. */
export function interruptOutput(
  { register, copy, port }: RegisterCopy,
  interrupts: readonly Cell[],
  clock: Clock,
  references: References,
  outputs: Outputs,
): void {
  const isOn = interrupts.some((cell) => {
    const { enable, mask } = cell.field.source.interrupt ?? {};
    const partner = (path: string) => references.cell(register, copy, path).value;
    const enabled = enable === undefined ? ones(cell.field.width) : partner(enable);
    return (
      (references.shown(cell, clock).value & enabled & ~(mask === undefined ? 0n : partner(mask))) !== 0n
    );
  });
  outputs.put(`${port}_irq`, copy, 1, bit(isOn));
}
