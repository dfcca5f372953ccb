import { referred } from './access.ts';
import { countLines } from './counter.ts';
import type { Draft } from './draft.ts';
import { ofCopy } from './plan.ts';
import type { FieldPlan } from './plan.ts';
import type { Section } from './section.ts';

export function givesNext({ source }: FieldPlan): boolean {
  return source.hardware === 'w' || source.hardware === 'rw';
}

/** True when anything but software's accesses changes a stored field. */
export function isDriven(field: FieldPlan): boolean {
  const { counter, interrupt, hardwareSet, hardwareClear } = field.source;
  return givesNext(field) || hardwareSet || hardwareClear || counter !== undefined || interrupt !== undefined;
}

/** The value that hardware makes of `base`: set over clear over next over count. */
export function hardwareValue(draft: Draft, section: Section, field: FieldPlan, base: string): string {
  const { source, register, width } = field;
  const bit = (suffix: string) => ofCopy(draft.signal(field, suffix), register);
  const bits = (suffix: string) => ofCopy(draft.signal(field, suffix), register, width);
  let value = base;
  if (source.counter) value = `${countLines(draft, section, field)} : ${base}`;
  if (givesNext(field) && !source.interrupt) {
    const next = bits('next');
    if (source.hardwareEnable === 'always') value = next;
    if (source.hardwareEnable === 'high') value = `${bit('we')} ? ${next} : ${value}`;
    if (source.hardwareEnable === 'low') value = `!${bit('wel')} ? ${next} : ${value}`;
  }
  if (source.hardwareClear) value = `${enclosed(value)} & ~${bits('clear')}`;
  if (source.hardwareSet) value = `${enclosed(value)} | ${bits('set')}`;
  return value;
}

function enclosed(value: string): string {
  return /^[\w[\]:+* ]+$/.test(value) && !value.includes(' ? ') ? value : `(${value})`;
}

/** Name of an interrupt's events: the bits that are set in this clock. */
export function interruptEvents(draft: Draft, section: Section, field: FieldPlan): string {
  const { source, register, width } = field;
  const { trigger, test } = source.interrupt!;
  const input = field.kind === 'wire' ? field.name : draft.signal(field, 'next');
  const given = ofCopy(input, register, width);
  let events = given;
  if (trigger !== 'level') {
    const last = ofCopy(draft.declareFor(field, 'last', width), register, width);
    section.free.push(`${last} <= ${given};`);
    events = { rising: `${given} & ~${last}`, falling: `~${given} & ${last}`, both: `${given} ^ ${last}` }[
      trigger
    ];
  }
  if (givesNext(field) && source.hardwareEnable === 'high')
    events = `${ofCopy(draft.signal(field, 'we'), register)} ? ${events} : '0`;
  if (givesNext(field) && source.hardwareEnable === 'low')
    events = `${ofCopy(draft.signal(field, 'wel'), register)} ? '0 : ${events}`;
  const tested = test === undefined ? undefined : referred(draft, register, test);
  if (tested) events = `${events === given ? given : `(${events})`} | ${tested.value}`;
  return events;
}
