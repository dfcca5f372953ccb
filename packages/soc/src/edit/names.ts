import type { SocDocument } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { isTaken } from '../document/isTaken.ts';

/** The first number behind a stem: `uart0`, `sha256_0`. */
export const numbered = (stem: string) => `${stem}${/\d$/.test(stem) ? '_' : ''}0`;

/** `wanted` if free, else with its number (0 if it has none) counted up until it is. */
export function uniqueName(
  document: SocDocument,
  wanted: string,
  reserved: ReadonlySet<string> = new Set(),
): string {
  const free = (name: string) => !isTaken(document, name) && !reserved.has(name) && !isKeyword(name);
  if (free(wanted)) return wanted;
  const stem = wanted.replace(/\d+$/, '');
  let number = Number(wanted.slice(stem.length) || '0');
  while (!free(`${stem}${number}`)) number++;
  return `${stem}${number}`;
}
