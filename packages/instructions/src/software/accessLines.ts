import type { Access } from '../language/access.ts';
import { cExpression, cType } from './cText.ts';
import type { Naming } from './cText.ts';

/** The access in C: one of its size, at the address that the instruction takes. */
export function accessLines({ kind, type, size, isDown, address, data }: Access, naming: Naming): string[] {
  const sum = cExpression(address, naming);
  const place = isDown && size > 0 ? `(${sum}) & ~${2 ** size - 1}u` : sum;
  const cell = `volatile ${type.signed ? '' : 'u'}int${type.width}_t __attribute__((may_alias)) *`;
  const at = `*(${cell})(uintptr_t)(${place})`;
  if (kind === 'load') return [`${cType(type)} loaded = ${at};`];
  return [`${at} = (${type.signed ? '' : 'u'}int${type.width}_t)${cExpression(data!, naming)};`];
}
