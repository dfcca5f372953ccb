import type { Register, RegisterField } from '@netloom/model';
import { sum } from '../../arithmetic.ts';
import type { BlockReading } from './block.ts';
import { hexOffset, readRegister } from './register.ts';
import type { Path, Raw } from './source.ts';
import { flagIn, requiredText, textIn, valueIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** More copies are a slip of the pen. */
const MAX_COPIES = 65_536n;
const manyCopies = (count: bigint) =>
  say('REGGEN/copies', { count: String(count), most: String(MAX_COPIES) });

/**
 * Copies of a register. One field each: as many as fit share a word (`compact`). Words without such sharing become an
 * array, unless copies differ in their reset or gate, or are such gates themselves.
 */
export function readMultireg(raw: Raw, path: Path, block: BlockReading): void {
  const { source, values } = block;
  const countText = requiredText(raw, 'count', path, source);
  const count = countText === undefined ? undefined : valueIn(countText, values, [...path, 'count'], source);
  if (count === undefined || count === 0n) return;
  if (count > MAX_COPIES) return source.fail(manyCopies(count), [...path, 'count']);
  const first = readRegister(raw, path, 0, block);
  if (!first || countText === undefined) return;
  const isGatedEach = flagIn(raw, 'regwen_multi', false, path, source);
  const isSingle = first.fields.length === 1;
  const isCompact = flagIn(raw, 'compact', isSingle && !isGatedEach, path, source);
  if (isCompact && (!isSingle || isGatedEach)) {
    return source.fail(say('REGGEN/compact', {}), [...path, 'compact']);
  }
  const regwen = textIn(raw, 'regwen') ?? '';
  const dependsOnCopy = JSON.stringify(raw['fields']).includes('multireg_idx');
  const isAlike = !isGatedEach && !dependsOnCopy && !block.gatesOfCopies.has(first.name.toLowerCase());
  if (!isCompact && isAlike && count > 1n) {
    const fields = first.fields.map((field) => ({ ...field }));
    const register: Register = { ...first, fields, array: { count: [countOf(countText)] } };
    block.add(register, Number(count) * block.word, path);
    if (regwen !== '') block.gate(register, regwen, path);
    return;
  }
  const copies = Array.from({ length: Number(count) }, (_, copy) =>
    copy === 0 || !dependsOnCopy ? first : readRegister(raw, path, copy, block)!,
  );
  const [field] = first.fields;
  const span = field ? spanOf(field, block) : block.width;
  const each = isCompact ? Math.floor(block.width / span) : 1;
  const words = Math.ceil(copies.length / each);
  for (let word = 0; word < words; word++) {
    const shared = copies.slice(word * each, (word + 1) * each);
    const fields = shared.flatMap((copy, position) =>
      copyFields(copy, word * each + position, position * span),
    );
    const suffix = words > 1 ? `_${word}` : '';
    const register: Register = {
      ...first,
      name: first.name + suffix,
      offset: hexOffset(block.offset),
      fields,
    };
    block.add(register, block.word, path);
    if (regwen !== '') block.gate(register, isGatedEach ? regwen + suffix : regwen, path);
  }
}

const countOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Bits up to the end of the field. */
function spanOf({ lsb, width }: RegisterField, { source, values }: BlockReading): number {
  const value = (quantity: string | number) => Number(valueIn(String(quantity), values, [], source) ?? 1n);
  return value(lsb) + value(width);
}

function copyFields(copy: Register, index: number, shift: number): RegisterField[] {
  return copy.fields.map((field) => ({
    ...field,
    name: `${field.name}_${index}`,
    lsb: shift === 0 ? field.lsb : decimal(sum(field.lsb, shift)),
  }));
}

const decimal = (quantity: string | number) =>
  typeof quantity === 'string' && /^0x[\dA-F]+$/.test(quantity) ? Number(quantity) : quantity;
