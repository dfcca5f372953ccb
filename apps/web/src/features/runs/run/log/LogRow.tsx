import type { Severity } from '@netloom/model';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../../files/editor/index.ts';
import { spansOf } from './ansi.ts';
import { piecesOf } from './fileLinks.ts';

/** The text with every match of `pattern` marked. */
function marked(text: string, pattern: RegExp | null): ReactNode {
  if (pattern === null) return text;
  const found: ReactNode[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    found.push(text.slice(from, index), <mark key={index}>{match}</mark>);
    from = index + match.length;
  }
  return [...found, text.slice(from)];
}

function Linked({ text, pattern }: { text: string; pattern: RegExp | null }) {
  return piecesOf(text).map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>{marked(piece, pattern)}</span>
    ) : (
      <Link key={index} to={fileAddress(piece)}>
        {marked(piece.text, pattern)}
      </Link>
    ),
  );
}

interface LogRowProps {
  /** Index of its first character in what is held. */
  at: number;
  text: string;
  continued: boolean;
  /** What is searched for, to be marked. */
  pattern: RegExp | null;
  chosen: boolean;
  mark: Severity | undefined;
}

/** One row of a log: coloured, with places in files as links and what is searched for marked. */
export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { at, text, continued, pattern, chosen, mark } = props;
  const { t } = useTranslation('runs');
  return (
    <div className="nl-log-row" data-current={chosen} data-continued={continued} data-mark={mark}>
      <button
        type="button"
        tabIndex={-1}
        data-at={at}
        title={t('log.chooseLine')}
        aria-label={t('log.chooseLine')}
      />
      {spansOf(text).map(({ text: part, colour, bold }, index) => (
        <span key={index} className={colour === null ? undefined : `nl-ansi-${colour}`} data-bold={bold}>
          <Linked text={part} pattern={pattern} />
        </span>
      ))}
    </div>
  );
});
