/** How a language says what is wrong with a field; `field` is its name for people. */
export interface Wording {
  missing: (field: string) => string;
  empty: (field: string) => string;
  wrongType: (field: string, expected: string) => string;
  longText: (field: string, most: string) => string;
  shortText: (field: string, least: string) => string;
  longList: (field: string, most: string) => string;
  shortList: (field: string, least: string) => string;
  tooLarge: (field: string, most: string) => string;
  tooSmall: (field: string, least: string) => string;
  oneOf: (field: string, values: string) => string;
  unknownKeys: (field: string, keys: string) => string;
  invalid: (field: string) => string;
  /** What a value is to be, by zod's names. */
  types: Record<string, string>;
  /** Names of fields; what is not here is told by its own name. */
  fields: Record<string, string>;
  /** The contract's own messages, by their English text; English needs none. */
  messages: Record<string, string>;
}
