/** What fetches each namespace of this language. */
export const files = import.meta.glob<Record<string, unknown>>('./en/*.{json,ts}', { import: 'default' });
