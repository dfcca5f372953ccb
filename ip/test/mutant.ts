/** A careless change of a text: in which file, what, and what stands in its place. */
export interface Mutant {
  file: string;
  find: string;
  replace: string;
}

/** @throws when the text has no such place. */
export function mutated(text: string, { file, find, replace }: Mutant): string {
  if (!text.includes(find)) throw new Error(`${file} has no ${find}`);
  return text.replace(find, () => replace);
}
