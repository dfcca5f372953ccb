import type { Memory } from '@netloom/model';
import { identifierFrom } from '../../identifier.ts';
import type { BlockReading } from './block.ts';
import { hexOffset } from './register.ts';
import type { Path, Raw } from './source.ts';
import { flagIn, requiredText, textIn, valueIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';

const SOFTWARE: Readonly<Record<string, Memory['software']>> = { ro: 'r', rw: 'rw', wo: 'w' };

/** A window; it starts at a multiple of its size, rounded up to a power of two. */
export function readWindow(raw: Raw, path: Path, block: BlockReading): void {
  const { source, values } = block;
  const name = requiredText(raw, 'name', path, source);
  const itemsText = requiredText(raw, 'items', path, source);
  const items = itemsText === undefined ? undefined : valueIn(itemsText, values, [...path, 'items'], source);
  if (name === undefined || itemsText === undefined || items === undefined) return;
  if (items === 0n || items > 1n << 40n)
    return source.fail(say('REGGEN/window/items', { items: String(items) }), [...path, 'items']);
  const bytes = Number(items) * block.word;
  const size = 2 ** Math.ceil(Math.log2(bytes));
  if (size !== bytes && !flagIn(raw, 'unusual', false, path, source)) {
    source.fail(say('REGGEN/window/size', { items: String(items), bytes }), [...path, 'items']);
  }
  block.offset = Math.ceil(block.offset / size) * size;
  const access = textIn(raw, 'swaccess') ?? '';
  const software = Object.hasOwn(SOFTWARE, access) ? SOFTWARE[access]! : 'rw';
  if (!Object.hasOwn(SOFTWARE, access))
    source.lose(say('REGGEN/window/access', { access }), [...path, 'swaccess']);
  const valid = textIn(raw, 'validbits');
  if (valid !== undefined && valid !== String(block.width)) {
    source.lose(say('REGGEN/window/valid', { valid }), [...path, 'validbits']);
  }
  const description = textIn(raw, 'desc');
  const memory: Memory = {
    kind: 'memory',
    name: identifierFrom(name),
    ...(description && { description: description.slice(0, 65_536) }),
    offset: hexOffset(block.offset),
    entries: /^\d+$/.test(itemsText) ? Number(itemsText) : itemsText,
    software,
  };
  block.add(memory, bytes, path);
}
