/** What fetches each namespace of this language. */
export const files = import.meta.glob<Record<string, unknown>>('./ja/*.{json,ts}', { import: 'default' });
