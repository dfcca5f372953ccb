/** Advance of a character, in parts of the letters' height: of Latin letters on average, and of those of East Asia. */
const LATIN = 0.56;
const WIDE = 1;

const isWide = (character: string) =>
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(character);

/** How wide a text is, in letters' heights. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += isWide(character) ? WIDE : LATIN;
  return width;
}

/** A text in lines that are no wider than `most`, in letters' heights, cut between words or wide characters. */
export function textLines(text: string, most: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const piece of piecesOf(paragraph, most)) {
      const last = lines.at(-1)!;
      if (last === '' || widthOf(last + piece.trimEnd()) <= most) lines[lines.length - 1] = last + piece;
      else lines.push(piece.trimStart());
    }
    return lines.map((line) => line.trimEnd());
  });
}

/** Words with the spaces before them, and wide characters one by one; what is longer than a line, in parts. */
function piecesOf(paragraph: string, most: number): string[] {
  const words =
    paragraph.match(
      /\s*[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|\s*[^\s\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]+/gu,
    ) ?? [];
  const longest = Math.max(1, Math.floor(most / LATIN));
  return words.flatMap((word) =>
    widthOf(word) <= most ? word : (word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? []),
  );
}
