import { isKeyword } from '@netloom/hdl/keywords';

/** `wanted` if it is free, whatever its case; else with its number (2 if it has none) counted up until it is. */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  const isFree = (name: string) => !used.has(name.toLowerCase()) && !isKeyword(name);
  if (isFree(wanted)) return wanted;
  const stem = wanted.replace(/\d+$/, '');
  let number = wanted === stem ? 2 : Number(wanted.slice(stem.length)) + 1;
  while (!isFree(`${stem}${number}`)) number++;
  return `${stem}${number}`;
}
