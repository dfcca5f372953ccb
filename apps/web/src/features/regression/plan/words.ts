/** Each of some words once, with commas or blanks between them. */
export const words = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
