import type { States } from './execute.ts';

/** A state as examples name it: a register, or a word of a table, `bins[3]`. */
function wordOf(states: States, name: string): { words: bigint[]; at: number } | undefined {
  const found = /^(\w+)\[(\d{1,4})\]$/.exec(name);
  const words = found ? states.tables.get(found[1]!) : undefined;
  return words && { words, at: Number(found![2]) };
}

export function setState(states: States, name: string, value: bigint): void {
  const word = wordOf(states, name);
  if (!word) states.set(name, value);
  else if (word.at < word.words.length) word.words[word.at] = value;
}

/** Undefined for what is no state. */
export function stateAt(states: States, name: string): bigint | undefined {
  const word = wordOf(states, name);
  return word ? word.words[word.at] : states.get(name);
}
