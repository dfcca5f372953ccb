import type { CountDirection, WriteGate } from '@netloom/model';
import { isWritable } from '../access/accessName.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import { amount, flag } from './fact.ts';
import type { Fact, Facts, Reference } from './fact.ts';

/** What a reference in the description of a node leads to. */
export type Refer = (from: ElaboratedRegister, path: string) => Reference;

/** Everything of a field but its name; what has no effect or says the default is left out. */
export function fieldFacts(
  field: ElaboratedField,
  register: ElaboratedRegister,
  map: ElaboratedMap,
  refer: Refer,
): Facts {
  const { source } = field;
  const reference = (path: string | undefined) => (path === undefined ? undefined : refer(register, path));
  return {
    lsb: amount(source.lsb),
    width: amount(source.width),
    software: source.software,
    onRead: source.onRead,
    onWrite: source.onWrite,
    hardware: source.hardware,
    reset: amount(source.reset),
    resetBy: source.resetBy === map.source.resets[0]?.name ? undefined : source.resetBy,
    enum: source.enum,
    precedence: source.precedence,
    hardwareEnable: source.hardwareEnable,
    softwareEnable: source.softwareEnable,
    hardwareSet: flag(source.hardwareSet),
    hardwareClear: flag(source.hardwareClear),
    singlePulse: flag(source.singlePulse),
    signalAccess: flag(source.signalAccess),
    signalModify: flag(source.signalModify),
    reductions: source.reductions?.toSorted().join(' ') || undefined,
    gate: gates(field, register, refer),
    ...(source.counter?.up ? counterFacts('counter.up', source.counter.up) : NO_UP),
    ...(source.counter?.down ? counterFacts('counter.down', source.counter.down) : NO_DOWN),
    'interrupt.trigger': source.interrupt?.trigger,
    'interrupt.sticky': source.interrupt?.sticky,
    'interrupt.enable': reference(source.interrupt?.enable),
    'interrupt.mask': reference(source.interrupt?.mask),
    'interrupt.test': reference(source.interrupt?.test),
    parity: flag(source.parity),
    description: source.description,
  };
}

function counterFacts(at: string, direction: CountDirection | undefined): Facts {
  const { step, stepWidth, saturate, threshold } = direction ?? {};
  return {
    [at]: flag(direction !== undefined),
    [`${at}.step`]: direction && stepWidth === undefined ? amount(step ?? 1) : undefined,
    [`${at}.stepWidth`]: amount(stepWidth),
    [`${at}.saturate`]: amount(saturate),
    [`${at}.threshold`]: amount(threshold),
  };
}

/** Most fields count nothing: what is said of these is made once. */
const NO_UP = counterFacts('counter.up', undefined);
const NO_DOWN = counterFacts('counter.down', undefined);

/** The gates of the register hold for its fields; without writes a gate holds nothing back. */
function gates({ source }: ElaboratedField, register: ElaboratedRegister, refer: Refer): Fact {
  if (!isWritable(source)) return undefined;
  const given = [register.source.gate, source.gate].filter((each): each is WriteGate => each !== undefined);
  if (given.length === 0) return undefined;
  const facts = given.map(({ field, active }) => {
    const { key, shown } = refer(register, field);
    return { key: `${key} ${active}`, shown: `${shown} ${active}` };
  });
  const unique = [...new Map(facts.map((fact) => [fact.key, fact])).values()];
  unique.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return {
    key: unique.map(({ key }) => key).join(', '),
    shown: unique.map(({ shown }) => shown).join(', '),
  };
}
