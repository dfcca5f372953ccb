/** What fetches each namespace of this language. */
export const files = import.meta.glob<Record<string, unknown>>('./es/*.{json,ts}', { import: 'default' });
