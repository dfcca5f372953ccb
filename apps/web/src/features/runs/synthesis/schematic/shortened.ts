/** A name as long as the drawing has room for. */
export const shortened = (name: string) => (name.length > 28 ? `${name.slice(0, 27)}…` : name);
