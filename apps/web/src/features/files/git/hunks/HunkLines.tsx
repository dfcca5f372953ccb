import type { GitHunk } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { lineKey, lineNumbers } from './chosenLines.ts';
import type { ChosenLines } from './chosenLines.ts';

interface HunkLinesProps {
  hunk: GitHunk;
  number: number;
  chosen: ChosenLines;
  /** Nothing can be chosen without it. */
  onToggle?: ((line: number, extend: boolean) => void) | undefined;
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;

/** The lines of a hunk with their numbers on both sides; what changes has a box. */
export function HunkLines({ hunk, number, chosen, onToggle }: HunkLinesProps) {
  const { t } = useTranslation('git');
  const numbers = lineNumbers(hunk);
  return (
    <div className="nl-hunk-lines">
      {hunk.lines.map(({ kind, text, endless }, line) => {
        const [old, now] = numbers[line]!;
        const name = t(`hunks.line.${kind}`, { line: now ?? old, text: text.trim() });
        return (
          <label key={line} className="nl-hunk-line" data-kind={kind}>
            {kind === 'same' || onToggle === undefined ? (
              <span className="nl-hunk-box" />
            ) : (
              <input
                type="checkbox"
                className="nl-hunk-box"
                aria-label={name}
                checked={chosen.has(lineKey(number, line))}
                onChange={({ nativeEvent }) => onToggle(line, (nativeEvent as MouseEvent).shiftKey)}
              />
            )}
            <span className="nl-hunk-number">{old}</span>
            <span className="nl-hunk-number">{now}</span>
            <span className="nl-hunk-sign">{SIGNS[kind]}</span>
            <code>
              {text}
              {endless ? <em className="nl-git-dim"> {t('hunks.endless')}</em> : null}
            </code>
          </label>
        );
      })}
    </div>
  );
}
