/** What fetches each namespace of this language. */
export default import.meta.glob<Record<string, unknown>>('./es/*.{json,ts}', { import: 'default' });
