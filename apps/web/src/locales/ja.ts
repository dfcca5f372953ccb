/** What fetches each namespace of this language. */
export default import.meta.glob<Record<string, unknown>>('./ja/*.{json,ts}', { import: 'default' });
