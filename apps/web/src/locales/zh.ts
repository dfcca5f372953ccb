/** What fetches each namespace of this language. */
export const files = import.meta.glob<Record<string, unknown>>('./zh/*.{json,ts}', { import: 'default' });
