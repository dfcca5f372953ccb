import type { Said, Worded, Wording } from './wording.ts';

/** The sentence of what says more than that. */
export function saidOf({ message, wording }: Said): Said {
  return { message, ...(wording && { wording }) };
}

/** Names of the places of a text. */
export type PlacesOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlacesOf<Rest>
  : never;

/** A value for each place of a text. */
export type ValuesOf<Text extends string> = Record<PlacesOf<Text>, string | number | Said>;

/** The text with its places filled in; `say` words the parts that are sentences. */
export function worded(
  text: string,
  values: Wording['values'],
  say: (part: Said) => string = ({ message }) => message,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'object' ? say(value) : String(value);
  });
}

/** Says the sentences of a table that has them in English by key. */
export function sayer<Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  return <Key extends keyof Texts & string>(key: Key, values: ValuesOf<Texts[Key]>): Worded => ({
    message: worded(texts[key]!, values),
    wording: { key, values },
  });
}

/** A sentence in the language of a table of sentences by key, or in English where the table has none. */
export function saidIn(table: Readonly<Record<string, string>>, { message, wording }: Said): string {
  const text = wording && table[wording.key];
  return text === undefined ? message : worded(text, wording!.values, (part) => saidIn(table, part));
}
