import { isReadable } from '../../access/accessName.ts';
import { gateText, isAddressed, laneOf, referred, wordBit } from './access.ts';
import { captureLines, holdLines } from './buffer.ts';
import { indented } from './draft.ts';
import type { Draft } from './draft.ts';
import { number, select } from './expression.ts';
import { fieldLogic } from './field.ts';
import { accessOf, ofCopy, pathsThrough, valueOf } from './plan.ts';
import type { FieldPlan, RegisterPlan } from './plan.ts';
import { Section } from './section.ts';
import { declareStages, reached, shadowLines } from './shadow.ts';
import type { WordOf } from './shadow.ts';
import { hasReadEffect } from './software.ts';

/** The logic of a register: when it is accessed, and its fields. */
export function registerLines(draft: Draft, register: RegisterPlan): string[] {
  const section = new Section(draft, register);
  if (register.node.source.external) handOut(draft, section, register);
  else {
    for (const field of register.fields) fieldLogic(draft, section, field);
    irq(draft, section, register);
  }
  accessLines(draft, section, register);
  return section.text();
}

/** When the register is written and read: a bit for each bus word of each copy. */
function accessLines(draft: Draft, section: Section, register: RegisterPlan): void {
  const { external, shadowed, gate } = register.node.source;
  const paths = pathsThrough(register);
  const { isRead, isWritten } = accessOf(register);
  const isWatched = paths.some(
    ({ path, field }) => hasReadEffect(path) || (field.source.signalAccess && isReadable(path.source)),
  );
  const { access } = draft;
  const addressed = (suffix: string, carriedOut: string, address: string) => {
    const name = declared(draft, register, suffix);
    const touches = suffix === 'write_try' && shadowed ? ` && ${reached(draft, register)}` : '';
    eachWord(section, register, ({ bit }, word) => [
      `assign ${bit(name)} = ${carriedOut} && ${isAddressed(draft, register, address, word)}${touches};`,
    ]);
  };
  if (register.readBuffer) captureLines(draft, section, register);
  else if ((external && isRead) || shadowed || isWatched) addressed('read', access.read, access.readAddress);
  if (isWritten && register.writeBuffer) {
    const arrives = draft.declareFor(register, 'arrives', number(register.words));
    eachWord(section, register, ({ bit }, word) => [
      `assign ${bit(arrives)} = ${access.write} && ${isAddressed(draft, register, access.writeAddress, word)};`,
    ]);
    holdLines(draft, section, register);
  } else if (isWritten && (shadowed || gate)) {
    addressed('write_try', access.write, access.writeAddress);
    declared(draft, register, 'write');
    if (shadowed) declareStages(draft, register);
    const allowed = gate && gateText(draft, register, gate);
    eachWord(section, register, (word) => {
      if (shadowed) return shadowLines(draft, register, word, allowed);
      const [write, attempt] = ['write', 'write_try'].map((suffix) =>
        word.bit(draft.signal(register, suffix)),
      );
      return [`assign ${write} = ${attempt} && ${allowed};`];
    });
  } else if (isWritten) addressed('write', access.write, access.writeAddress);
  if (register.words > 1) spreadLines(draft, section, register);
}

/** A bit a word of each copy, declared unless it is a port. */
function declared(draft: Draft, register: RegisterPlan, suffix: string): string {
  const isPort = register.node.source.external && suffix !== 'write_try';
  if (!isPort && register.words > 1) draft.unused.add(draft.signal(register, suffix));
  return isPort ? draft.signal(register, suffix) : draft.declareFor(register, suffix, number(register.words));
}

/** Lines for each bus word of a copy, in a loop over `w` where there are several. */
function eachWord(
  section: Section,
  register: RegisterPlan,
  lines: (word: WordOf, index: string) => string[],
): void {
  const { words, place } = register;
  if (words === 1) {
    const single: WordOf = {
      bit: (signal) => ofCopy(signal, register),
      bits: (signal, width) => ofCopy(signal, register, number(width)),
    };
    section.opening.push(...lines(single, ''));
    return;
  }
  const several: WordOf = {
    bit: (signal) => wordBit(signal, register, 'w'),
    bits: (signal, width) => `${signal}[${place.count ? `(i*${words} + w)` : 'w'}*${width} +: ${width}]`,
  };
  section.opening.push(
    `for (genvar w = 0; w < ${words}; w++) begin : ${section.label('word')}`,
    ...indented(lines(several, 'w')),
    'end',
  );
}

/** Masks and data as wide as the register, for fields that reach over words. */
function spreadLines(draft: Draft, section: Section, register: RegisterPlan): void {
  const { dataWidth } = draft.plan.bus;
  const { access } = draft;
  const masks = [
    { suffix: 'write_mask', when: 'write', of: access.mask },
    { suffix: 'write_try_mask', when: 'write_try', of: access.mask },
    { suffix: 'write_bits', when: undefined, of: access.data },
    { suffix: 'read_mask', when: 'read', of: `'1` },
  ];
  const held = register.writeBuffer ? ['write_mask', 'write_bits'] : [];
  const isWanted = (suffix: string) => draft.has(register, suffix) && !held.includes(suffix);
  for (const { suffix, when, of } of masks.filter(({ suffix: each }) => isWanted(each))) {
    const name = draft.declareFor(register, suffix, number(register.node.width));
    draft.unused.add(name);
    eachWord(section, register, ({ bit, bits }) => {
      const value = when === undefined ? of : `${bit(draft.signal(register, when))} ? ${of} : '0`;
      return [`assign ${bits(name, dataWidth)} = ${value};`];
    });
  }
}

/** An external register is told what is written; copies that share a bus word each for themselves. */
function handOut(draft: Draft, section: Section, register: RegisterPlan): void {
  if (!accessOf(register).isWritten) return;
  const { access, plan } = draft;
  const isNarrow = register.node.width < plan.bus.dataWidth;
  const width = number(register.node.width);
  for (const [suffix, given] of [
    ['wdata', access.data],
    ['wmask', access.mask],
  ] as const) {
    const signal = draft.signal(register, suffix);
    if (isNarrow)
      section.assign(ofCopy(signal, register, width), select(given, laneOf(draft, register), width));
    else section.outside.push(`assign ${signal} = ${given};`);
  }
}

/** The register's interrupt: any status that is enabled and not masked. */
function irq(draft: Draft, section: Section, register: RegisterPlan): void {
  const terms = register.fields
    .filter(({ source }) => source.interrupt)
    .map((field) => interruptTerm(draft, field));
  if (terms.length === 0) return;
  section.assign(ofCopy(draft.signal(register, 'irq'), register), terms.join(' || '));
}

function interruptTerm(draft: Draft, field: FieldPlan): string {
  const { enable, mask } = field.source.interrupt!;
  const enabled = enable === undefined ? undefined : referred(draft, field.register, enable);
  const masked = mask === undefined ? undefined : referred(draft, field.register, mask);
  const parts = [
    valueOf(field),
    ...(enabled ? [enabled.value] : []),
    ...(masked ? [`~${masked.value}`] : []),
  ];
  const all = parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`;
  return field.width.value === 1n ? all : `|${all}`;
}
