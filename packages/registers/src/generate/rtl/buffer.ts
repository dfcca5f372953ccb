import { isAddressed, gateText, indexIn, laneOf, referred, wordBit } from './access.ts';
import { indented } from './draft.ts';
import type { Draft } from './draft.ts';
import { number, ONE, operand, product, select, sum, ZERO } from './expression.ts';
import type { Constant } from './expression.ts';
import { ofCopy } from './plan.ts';
import type { BufferPlan, RegisterPlan } from './plan.ts';
import { isShown } from './readable.ts';
import type { Section } from './section.ts';
import { reached } from './shadow.ts';

/** Bits of a register that are kept: where its own access is the trigger, one word of it goes past the buffer. */
function keptBits({ node }: RegisterPlan, buffer: BufferPlan, { plan }: Draft): number {
  return buffer.by === 'access' && buffer.isOwn ? node.width - plan.bus.dataWidth : node.width;
}

/** When the trigger acts, for copy `i`. */
function triggerText(
  draft: Draft,
  register: RegisterPlan,
  buffer: BufferPlan,
  side: 'read' | 'write',
): string {
  if (buffer.by === 'field') return referred(draft, register, buffer.path)?.value ?? "1'b0";
  if (buffer.by === 'input') {
    const port = ofCopy(draft.signal(register, triggerPort(side, buffer.active)), register);
    return buffer.active === 'high' ? port : `!${port}`;
  }
  const { access } = draft;
  const by = buffer.register;
  const index = buffer.isOwn ? 'i' : indexIn(by, register);
  if (side === 'read') return `${access.read} && ${isAddressed(draft, by, access.readAddress, '', index)}`;
  const written = buffer.isOwn
    ? wordBit(draft.signal(register, 'arrives'), register, String(register.words - 1))
    : `${access.write} && ${isAddressed(draft, by, access.writeAddress, by.words > 1 ? String(by.words - 1) : '', index)}`;
  return `${written} && ${reached(draft, by, index)}`;
}

/** Name behind the register's of the input that is a trigger. */
export function triggerPort(side: 'read' | 'write', active: 'high' | 'low'): string {
  return `${side === 'read' ? 'capture' : 'commit'}${active === 'high' ? '' : '_n'}`;
}

/** Takes the register in when the trigger acts; `_shown` is what software reads. */
export function captureLines(draft: Draft, section: Section, register: RegisterPlan): void {
  const buffer = register.readBuffer!;
  const { node, place } = register;
  const read = ofCopy(draft.declareFor(register, 'read'), register);
  section.opening.push(`assign ${read} = ${triggerText(draft, register, buffer, 'read')};`);
  if (!isShown(register)) return;
  const kept = keptBits(register, buffer, draft);
  const first = node.width - kept;
  const part = (signal: string, low: number, width: number) => {
    if (!place.count) return width === node.width ? signal : select(signal, number(low), number(width));
    return select(signal, sum({ text: `i*${node.width}` }, number(low)), number(width));
  };
  const captured = ofCopy(draft.declareFor(register, 'captured', number(kept)), register, number(kept));
  const value = draft.signal(register, 'value');
  const by = draft.plan.map.source.resets[0]!;
  section.store(by, `${captured} <= '0;`, read, [`${captured} <= ${part(value, first, kept)};`]);
  if (first === 0) return;
  const shown = draft.declareFor(register, 'shown', number(node.width));
  section.assign(part(shown, 0, first), part(value, 0, first));
  section.assign(part(shown, first, kept), captured);
}

/** What software reads of a buffered register: a vector as wide as the register for each copy. */
export function shownName(draft: Draft, register: RegisterPlan): string {
  const buffer = register.readBuffer!;
  return draft.signal(
    register,
    keptBits(register, buffer, draft) < register.node.width ? 'shown' : 'captured',
  );
}

/** Holds what is written, a strobe a byte, until the trigger acts; `_write_bits` and `_write_mask` then take effect. */
export function holdLines(draft: Draft, section: Section, register: RegisterPlan): void {
  const buffer = register.writeBuffer!;
  const { node, place } = register;
  const { gate } = node.source;
  const kept = keptBits(register, buffer, draft);
  const written = ofCopy(draft.declareFor(register, 'write'), register);
  const trigger = triggerText(draft, register, buffer, 'write');
  const attempt = gate ? ofCopy(draft.declareFor(register, 'write_try'), register) : written;
  section.opening.push(
    `assign ${attempt} = ${trigger};`,
    ...(gate ? [`assign ${written} = ${attempt} && ${gateText(draft, register, gate)};`] : []),
  );
  const whole = (suffix: string) => {
    const name = draft.declareFor(register, suffix, number(node.width));
    draft.unused.add(name);
    return name;
  };
  const [bits, mask] = [whole('write_bits'), whole('write_mask')];
  section.opening.push(...byteLines(draft, section, register, { bits, mask, kept }));
  if (kept < node.width) {
    const top = (signal: string) => {
      const low = number(kept);
      const start = place.count ? sum({ text: `i*${node.width}` }, low) : low;
      return select(signal, start, number(node.width - kept));
    };
    section.assign(top(bits), draft.access.data);
    section.assign(top(mask), draft.access.mask);
  }
  const own = (suffix: string, width: number) =>
    ofCopy(draft.signal(register, suffix), register, number(width));
  const [strobe, strobed] = [own('held_strobe', kept / 8), own('strobed', kept / 8)];
  const low = place.count
    ? select(bits, { text: `i*${node.width}` }, number(kept))
    : select(bits, number(0), number(kept));
  section.store(draft.plan.map.source.resets[0]!, `${strobe} <= '0;`, '', [
    `${strobe} <= ${attempt} ? '0 : ${strobe} | ${strobed};`,
  ]);
  section.free.push(`${own('held_data', kept)} <= ${kept === node.width && !place.count ? bits : low};`);
}

/** For each byte that is held: what was strobed now, else what was strobed before. */
function byteLines(
  draft: Draft,
  section: Section,
  register: RegisterPlan,
  { bits, mask, kept }: { bits: string; mask: string; kept: number },
): string[] {
  const { node, place } = register;
  const bytes = kept / 8;
  // A loop over one byte would index scalars.
  const byte = bytes === 1 ? ZERO : { text: 'b' };
  for (const suffix of ['strobed', 'held_strobe']) draft.declareFor(register, suffix, number(bytes));
  draft.declareFor(register, 'held_data', number(kept));
  const inCopy = (width: number, low: Constant) => (place.count ? sum({ text: `i*${width}` }, low) : low);
  const bitOf = (suffix: string) => {
    const signal = draft.signal(register, suffix);
    return bytes === 1 ? ofCopy(signal, register) : select(signal, inCopy(bytes, byte), ONE);
  };
  const byteOf = (signal: string, width: number) =>
    width === 8
      ? ofCopy(signal, register, EIGHT)
      : select(signal, inCopy(width, product(EIGHT, byte)), EIGHT);
  const { strobe, data } = arriving(draft, register, byte);
  const held = byteOf(draft.signal(register, 'held_data'), kept);
  const lines = [
    `assign ${bitOf('strobed')} = ${strobe};`,
    `assign ${byteOf(bits, node.width)} = ${bitOf('strobed')} ? ${data} : ${held};`,
    `assign ${byteOf(mask, node.width)} = {8{${bitOf('strobed')} || ${bitOf('held_strobe')}}};`,
  ];
  if (bytes === 1) return lines;
  return [
    `for (genvar b = 0; b < ${bytes}; b++) begin : ${section.label('byte')}`,
    ...indented(lines),
    'end',
  ];
}

const EIGHT = number(8);

/** Whether a byte of the register is written in this clock, and with what. */
function arriving(draft: Draft, register: RegisterPlan, byte: Constant): { strobe: string; data: string } {
  const { access, plan } = draft;
  const { words, place } = register;
  const inWord = BigInt(plan.bus.dataWidth / 8);
  const arrives = draft.signal(register, 'arrives');
  const word = byte.value === undefined && inWord > 1n ? `b / ${inWord}` : byte.text;
  const here =
    words === 1
      ? ofCopy(arrives, register)
      : wordBit(arrives, register, place.count && word.includes(' ') ? `(${word})` : word);
  if (inWord === 1n) return { strobe: `${here} && ${access.strobe}`, data: access.data };
  const inLane = words > 1 ? partOf(byte, inWord) : sum(byteLane(laneOf(draft, register)), byte);
  const strobe = `${here} && ${select(access.strobe, inLane, ONE)}`;
  return { strobe, data: select(access.data, product(EIGHT, inLane), EIGHT) };
}

const partOf = ({ text, value }: Constant, size: bigint): Constant =>
  value === undefined ? { text: `${text} % ${size}` } : number(value % size);

const byteLane = (lane: Constant): Constant =>
  lane.value === undefined ? { text: `${operand(lane)}/8` } : number(lane.value / 8n);
