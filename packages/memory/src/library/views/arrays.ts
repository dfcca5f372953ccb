/** `reg [31:0] mem [0:255];`: an array of words. */
const ARRAY = /\b(?:reg|logic|bit)\b\s*(?:\[([^\]:]+):([^\]]+)\])?\s*(\w+)\s*\[([^\]:]+):([^\]]+)\]\s*;/g;

/** Both ends of a range, as they are written. */
type Ends = readonly [string, string];

/** The arrays that a module's text declares: the bits of an element, and the elements. */
export function arraysIn(text: string): { name: string; bits: Ends; words: Ends }[] {
  return [...text.matchAll(ARRAY)].map(([, high = '0', low = '0', name, left, right]) => {
    return { name: name!, bits: [high, low], words: [left!, right!] };
  });
}
