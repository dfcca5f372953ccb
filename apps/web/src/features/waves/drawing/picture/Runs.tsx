import { sizeOf } from '@netloom/waves/drawing';
import type { PictureColours, TextRun } from '@netloom/waves/drawing';

const USUAL = 12;
/** Names stand in rows: larger ones would cover their neighbours. */
const LARGEST = 22;

/** Words with their looks, beside the picture. */
export function Runs({ runs, colours }: { runs: readonly TextRun[]; colours: PictureColours }) {
  return runs.map(({ text, style }, i) => (
    <span
      key={i}
      style={{
        fontSize: Math.min(LARGEST, sizeOf(style, USUAL)),
        fontWeight: style.bold ? 'bold' : undefined,
        fontStyle: style.italic ? 'italic' : undefined,
        fontFamily: style.mono ? 'monospace' : undefined,
        textDecoration: style.line,
        verticalAlign: style.shift,
        color: style.fill ?? (style.tone && colours[style.tone]),
      }}
    >
      {text}
    </span>
  ));
}
