/** What fetches each namespace of this language. */
export default import.meta.glob<Record<string, unknown>>('./zh/*.{json,ts}', { import: 'default' });
