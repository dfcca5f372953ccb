/** A piece of a row in one look; colours are the names of the eight of ECMA-48 (SGR 30–37 and 90–97). */
export interface Span {
  text: string;
  colour: string | null;
  bold: boolean;
}

const colours = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];
// oxlint-disable-next-line no-control-regex
const escape = /\x1b\[([0-9;?]*)([@-~])|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[@-Z\\-_]/g;

type Look = Pick<Span, 'colour' | 'bold'>;
const plain: Look = { colour: null, bold: false };

function lookAfter(look: Look, code: number): Look {
  if (code === 0) return plain;
  if (code === 1) return { ...look, bold: true };
  if (code === 22) return { ...look, bold: false };
  if (code === 39) return { ...look, colour: null };
  if (code >= 30 && code <= 37) return { ...look, colour: colours[code - 30] ?? null };
  if (code >= 90 && code <= 97) return { ...look, colour: colours[code - 90] ?? null };
  return look;
}

/** Reads the colours of terminal output (ECMA-48, 8.3.117); every other control sequence is left out. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let look = plain;
  let from = 0;
  const push = (to: number) => {
    if (to > from) spans.push({ text: text.slice(from, to), ...look });
  };
  for (const match of text.matchAll(escape)) {
    push(match.index);
    from = match.index + match[0].length;
    if (match[2] === 'm') look = (match[1] ?? '').split(';').map(Number).reduce(lookAfter, look);
  }
  push(text.length);
  return spans;
}
