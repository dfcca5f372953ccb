/** `reg [31:0] mem [0:255];`: an array of words. */
const ARRAY = /\b(?:reg|logic|bit)\b\s*(?:\[[^\]]*\])?\s*(\w+)\s*\[([^\]:]+):([^\]]+)\]\s*;/g;

/** The arrays that a module's text declares, with the bounds as they are written. */
export function arraysIn(text: string): { name: string; left: string; right: string }[] {
  return [...text.matchAll(ARRAY)].map(([, name, left, right]) => {
    return { name: name!, left: left!, right: right! };
  });
}
