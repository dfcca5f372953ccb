import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileAddress } from '../../editor/index.ts';
import { spansOf } from './ansi.ts';
import { piecesOf } from './fileLinks.ts';

/** The text with every occurrence of `needle` marked; ignores case. */
function marked(text: string, needle: string): ReactNode {
  if (needle === '') return text;
  const found: ReactNode[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    found.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + needle.length)}</mark>);
    from = at + needle.length;
  }
  return [...found, text.slice(from)];
}

function Linked({ text, needle }: { text: string; needle: string }) {
  return piecesOf(text).map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>{marked(piece, needle)}</span>
    ) : (
      <Link key={index} to={fileAddress(piece)}>
        {marked(piece.text, needle)}
      </Link>
    ),
  );
}

interface LogRowProps {
  text: string;
  continued: boolean;
  /** In lower case. */
  needle: string;
  current: boolean;
}

/** One row of a log: coloured, with places in files as links and what is searched for marked. */
export const LogRow = memo(function LogRow({ text, continued, needle, current }: LogRowProps) {
  return (
    <div className="nl-log-row" data-current={current} data-continued={continued}>
      {spansOf(text).map(({ text: part, colour, bold }, index) => (
        <span
          key={index}
          className={colour === null ? undefined : `nl-ansi-${colour}`}
          style={bold ? { fontWeight: 600 } : undefined}
        >
          <Linked text={part} needle={needle} />
        </span>
      ))}
    </div>
  );
});
