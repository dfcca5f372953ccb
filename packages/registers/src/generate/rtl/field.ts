import type { RegisterReset } from '@netloom/model';
import { isReadable, isWritable } from '../../access/accessName.ts';
import { readTouch, writeAttempt, writeTouch } from './access.ts';
import { counterMarks } from './counter.ts';
import type { Draft } from './draft.ts';
import { sized } from './expression.ts';
import { hardwareValue, interruptEvents, isDriven } from './hardware.ts';
import { isTriggered, ofCopy, valueOf } from './plan.ts';
import type { FieldPlan } from './plan.ts';
import type { Section } from './section.ts';
import { hasReadEffect, readEffects, writeEffects } from './software.ts';
import type { Effect } from './software.ts';

/** Everything that one copy of a field needs. */
export function fieldLogic(draft: Draft, section: Section, field: FieldPlan): void {
  if (field.kind === 'constant' && givesOutput(field))
    section.assign(valueOf(field), resetText(field) ?? `'0`);
  if (field.kind === 'wire' && field.value !== field.name)
    section.assign(valueOf(field), interruptEvents(draft, section, field));
  if (field.kind === 'stored') storage(draft, section, field);
  observers(draft, section, field);
}

export function givesOutput({ kind, source }: FieldPlan): boolean {
  return kind !== 'wire' && (source.hardware === 'r' || source.hardware === 'rw');
}

export function resetText({ reset, width }: FieldPlan): string | undefined {
  return reset && sized(reset, width);
}

export function resetOf(draft: Draft, { source }: FieldPlan): RegisterReset {
  const { resets } = draft.plan.map.source;
  return resets.find(({ name }) => name === source.resetBy) ?? resets[0]!;
}

function storage(draft: Draft, section: Section, field: FieldPlan): void {
  const by = resetOf(draft, field);
  const reset = resetText(field);
  const stored = valueOf(field);
  const inReset = reset === undefined ? undefined : `${stored} <= ${reset};`;
  once(draft, section, field, by);
  if (needsValue(draft, field)) {
    const isCopied = field.source.parity || field.register.node.source.shadowed;
    const value = nextValue(draft, section, field);
    const next = isCopied ? named(draft, section, field, 'd', value) : value;
    section.store(by, inReset, '', [`${stored} <= ${next};`]);
    if (isCopied) copies(draft, section, field, next, by);
    return;
  }
  const base = field.source.singlePulse ? `'0` : stored;
  const effects = [...readEffects(draft, field), ...writeEffects(draft, field, stored)];
  if (field.source.singlePulse)
    section.store(by, inReset, '', [`${stored} <= ${sized({ text: '0', value: 0n }, field.width)};`]);
  for (const { condition, value } of effects) {
    section.store(by, inReset, condition, [`${stored} <= ${value(base)};`]);
  }
}

/** True when the next value must be known as a whole, not only what one access makes of it. */
function needsValue(draft: Draft, field: FieldPlan): boolean {
  if (isDriven(field) || field.source.parity || field.register.node.source.shadowed) return true;
  if (sharesWord(draft, field)) return true;
  if (field.paths.some(({ register }) => isTriggered(register))) return true;
  const readAndWrite = draft.plan.bus.protocol === 'axi4-lite' && field.paths.some(hasReadEffect);
  return readAndWrite && field.paths.some(({ source }) => isWritable(source));
}

/** The value that the field takes at the next clock. */
function nextValue(draft: Draft, section: Section, field: FieldPlan): string {
  const { source, width } = field;
  const stored = valueOf(field);
  const events = source.interrupt && namedEvents(draft, section, field);
  const held = source.singlePulse ? `'0` : stored;
  let value = source.interrupt?.sticky === 'none' ? events! : held;

  const bySoftware = { suffix: 'sw', change: (base: string) => softwareValue(draft, section, field, base) };
  const byHardware = { suffix: 'hw', change: (base: string) => hardwareValue(draft, section, field, base) };
  const order = source.precedence === 'software' ? [byHardware, bySoftware] : [bySoftware, byHardware];
  const isUsedTwice = source.interrupt?.sticky === 'word' && width.value !== 1n;
  for (const { suffix, change } of order) {
    const changed = change(value);
    if (changed === value) continue;
    const isLast = suffix === order[1]!.suffix && !isUsedTwice;
    value = isLast ? changed : named(draft, section, field, suffix, changed);
  }
  return events ? withEvents(field, value, events) : value;
}

function namedEvents(draft: Draft, section: Section, field: FieldPlan): string {
  const events = interruptEvents(draft, section, field);
  return /^[\w[\]:+* ]+$/.test(events) ? events : named(draft, section, field, 'event', events);
}

function named(draft: Draft, section: Section, field: FieldPlan, suffix: string, value: string): string {
  const name = section.local(draft.signal(field, suffix), field.width);
  section.assign(name, value);
  return name;
}

/** An event is never lost to a clearing in the same clock. */
function withEvents({ source, width }: FieldPlan, value: string, events: string): string {
  if (source.interrupt!.sticky !== 'word' || width.value === 1n)
    return `${/^[\w[\]:+* ]+$/.test(value) ? value : `(${value})`} | ${events}`;
  return `${value} == '0 ? ${events} : ${value}`;
}

/** What software's accesses make of `base`; a read comes before a write in the same clock. */
function softwareValue(draft: Draft, section: Section, field: FieldPlan, base: string): string {
  const reads = readEffects(draft, field);
  const writes = writeEffects(draft, field, valueOf(field));
  if (sharesWord(draft, field)) return laidOver(draft, section, field, [...reads, ...writes], base);
  if (reads.length === 0 || writes.length === 0) return chosen([...reads, ...writes], base);
  const read = named(draft, section, field, 'rd', chosen(reads, base));
  return chosen(writes, read);
}

/** Effects that may all take place in one clock, the later ones over the earlier. */
function laidOver(draft: Draft, section: Section, field: FieldPlan, effects: Effect[], base: string): string {
  return effects.reduce((value, effect, index) => {
    const changed = chosen([effect], value);
    return index === effects.length - 1 ? changed : named(draft, section, field, `sw${index}`, changed);
  }, base);
}

/** True when one clock may reach the field through several registers: of one bus word, or by the trigger of a buffer. */
function sharesWord(draft: Draft, { paths }: FieldPlan): boolean {
  return (
    paths.length > 1 &&
    paths.some(({ register }) => register.node.width < draft.plan.bus.dataWidth || isTriggered(register))
  );
}

function chosen(effects: readonly Effect[], base: string): string {
  return effects.reduceRight(
    (otherwise, { condition, value }) => `${condition} ? ${value(base)} : ${otherwise}`,
    base,
  );
}

/** The flag of a field that takes one write after reset. */
function once(draft: Draft, section: Section, field: FieldPlan, by: RegisterReset): void {
  if (!field.paths.some(({ source }) => source.software === 'rw1' || source.software === 'w1')) return;
  const flag = ofCopy(draft.declareFor(field, 'written'), field.register);
  for (const path of field.paths.filter(({ source }) => isWritable(source))) {
    section.store(by, `${flag} <= 1'b0;`, touched(writeTouch(draft, field, path)), [`${flag} <= 1'b1;`]);
  }
}

/** Inverted copy of a shadowed field, parity of a checked one. */
function copies(draft: Draft, section: Section, field: FieldPlan, next: string, by: RegisterReset): void {
  const { register, width, source } = field;
  const reset = resetText(field);
  if (register.node.source.shadowed) {
    const copy = ofCopy(draft.declareFor(field, 'shadow', width), register, width);
    section.store(by, reset === undefined ? undefined : `${copy} <= ~${reset};`, '', [
      `${copy} <= ~${next};`,
    ]);
    const fault = ofCopy(draft.declareFor(field, 'shadow_fault'), register);
    section.assign(fault, `${copy} != ~${valueOf(field)}`);
  }
  if (source.parity) {
    const parity = ofCopy(draft.declareFor(field, 'parity'), register);
    const inReset = reset === undefined ? undefined : `${parity} <= ${parityOf(field, reset)};`;
    section.store(by, inReset, '', [`${parity} <= ^${next};`]);
    const fault = ofCopy(draft.declareFor(field, 'parity_fault'), register);
    section.assign(fault, `${parity} != ^${valueOf(field)}`);
  }
}

function parityOf({ reset, width }: FieldPlan, text: string): string {
  if (reset?.value === undefined) return `^(${text})`;
  const ones = reset.value.toString(2).replaceAll('0', '').length;
  return width.value === undefined && reset.value === 0n ? "1'b0" : `1'b${ones % 2}`;
}

/** Outputs that tell of accesses and of the value. */
function observers(draft: Draft, section: Section, field: FieldPlan): void {
  const { source, register } = field;
  const output = (suffix: string) => ofCopy(draft.signal(field, suffix), register);
  if (source.signalAccess) section.assign(output('accessed'), anyOf(accesses(draft, field)));
  if (source.signalModify) section.assign(output('modified'), anyOf(modifications(draft, field)));
  const operators = { and: '&', or: '|', xor: '^' };
  for (const each of source.reductions ?? []) {
    section.assign(output(each), `${operators[each]}${valueOf(field)}`);
  }
  if (source.counter) counterMarks(draft, section, field);
}

/** Conditions of all accesses by software, whether or not they change anything. */
function accesses(draft: Draft, field: FieldPlan): string[] {
  return field.paths.flatMap((path) => [
    ...(isReadable(path.source) ? [touched(readTouch(draft, field, path))] : []),
    ...(isWritable(path.source) ? [touched(writeAttempt(draft, field, path))] : []),
  ]);
}

function modifications(draft: Draft, field: FieldPlan): string[] {
  return field.paths.flatMap((path) => [
    ...(hasReadEffect(path) ? [touched(readTouch(draft, field, path))] : []),
    ...(isWritable(path.source) ? [touched(writeTouch(draft, field, path))] : []),
  ]);
}

function anyOf(conditions: string[]): string {
  if (conditions.length <= 1) return conditions[0] ?? "1'b0";
  return conditions.map((each) => `(${each})`).join(' || ');
}

/** Condition that an access reaches any bit of the field. */
function touched({ condition, mask }: { condition: string; mask: string | undefined }): string {
  return mask === undefined ? condition : `${condition} && |${mask}`;
}
