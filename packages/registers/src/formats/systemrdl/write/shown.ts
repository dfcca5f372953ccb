import type { RegisterField, WriteGate } from '@netloom/model';
import { isWritable } from '../../../access/accessName.ts';
import { aliasTarget } from '../../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../../../elaborate/index.ts';

/** A field as SystemRDL can say it. */
export interface ShownField {
  source: RegisterField;
  /** What `swwe` or `swwel` is connected to. */
  gate: WriteGate | undefined;
  /** What the description says of an alias's field otherwise; null for a member that it lacks. */
  differing: Record<string, unknown>;
}

/** What a field of an alias has from its register: all but its text and what software does (10.5.1). */
const FROM_REGISTER = [
  ...(['hardware', 'hardwareEnable', 'hardwareSet', 'hardwareClear', 'reductions', 'parity'] as const),
  ...(['counter', 'interrupt', 'reset', 'resetBy', 'enum', 'precedence', 'singlePulse'] as const),
  ...(['signalAccess', 'signalModify', 'gate', 'softwareEnable'] as const),
];

export function shownField(
  field: ElaboratedField,
  register: ElaboratedRegister,
  map: ElaboratedMap,
): ShownField {
  const { source, name } = field;
  const primary = aliasTarget(map, register);
  const same = primary?.fields.find((each) => each.name === name);
  if (!primary || !same) return { source, gate: gateOf(source, register), differing: {} };
  const gate = gateOf(same.source, primary);
  const taken = Object.fromEntries(FROM_REGISTER.map((member) => [member, same.source[member]]));
  const read: RegisterField = { ...source, ...taken, gate };
  const differing = FROM_REGISTER.filter(
    (each) => JSON.stringify(source[each]) !== JSON.stringify(read[each]),
  );
  return {
    source: { ...read, gate: undefined },
    gate,
    differing: Object.fromEntries(differing.map((member) => [member, source[member] ?? null])),
  };
}

/** Only what software can write is gated, and by one thing; the register's gate is that of its fields. */
function gateOf(source: RegisterField, register: ElaboratedRegister): WriteGate | undefined {
  return isWritable(source) && source.softwareEnable === 'always'
    ? (source.gate ?? register.source.gate)
    : undefined;
}
