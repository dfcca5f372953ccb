import { z } from 'zod';

/** What a sentence of ours says, so that it can be said in another language. */
export const Wording = z.object({
  /** Stable name of the sentence. */
  key: z.string(),
  /** For the places `{{name}}` of the sentence; a part can be a sentence itself. */
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), Said]));
  },
});
export type Wording = z.infer<typeof Wording>;

/** A sentence in English; one without `wording` has no other language. */
export const Said = z.object({
  message: z.string(),
  get wording() {
    return Wording.optional();
  },
});
export type Said = z.infer<typeof Said>;

/** The sentence of what says more than that. */
export function saidOf({ message, wording }: Said): Said {
  return { message, ...(wording && { wording }) };
}

/** A sentence that other languages have too. */
export type Worded = Said & { wording: Wording };

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
