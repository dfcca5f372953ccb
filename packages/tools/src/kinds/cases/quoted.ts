/** A word as a shell takes it whole. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
