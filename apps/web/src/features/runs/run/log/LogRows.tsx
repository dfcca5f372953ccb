import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { RunDiagnostic } from '../runState.ts';
import { LogRow } from './LogRow.tsx';
import { useLogPreferences } from './logPreferences.ts';
import { isHead } from './logRows.ts';
import { characterAt } from './logWindow.ts';
import { rowMarks } from './marks.ts';
import type { Section } from './sections.ts';
import type { ChosenLines } from './useChosenLines.ts';
import { MARGIN } from './useLogPicture.ts';
import type { LogPicture } from './useLogPicture.ts';
import { ROW } from './useLogScroll.ts';
import { markOf } from './useLogSearch.ts';
import type { Needle } from './useLogSearch.ts';

interface LogRowsProps {
  picture: LogPicture;
  diagnostics: readonly RunDiagnostic[];
  needle: Needle;
  chosen: ChosenLines | null;
  /** The line that heads a section. */
  head: (section: Section) => ReactNode;
}

/** The rows in view and a few around them, in a box as high as all of them. */
export function LogRows({ picture, diagnostics, needle, chosen, head }: LogRowsProps) {
  const { log, rows, first, last, current } = picture;
  const { window: held } = log;
  const wrap = useLogPreferences((preferences) => preferences.wrap);
  const pattern = useMemo(() => markOf(needle), [needle]);
  const marks = useMemo(() => rowMarks(held, rows, diagnostics), [held, rows, diagnostics]);
  const range = chosen && { from: characterAt(held, chosen.from), to: characterAt(held, chosen.to) };
  const isChosen = (at: number) => range !== null && at >= range.from && at < range.to;
  const from = Math.max(0, first - MARGIN);
  return (
    <div className="nl-log-rows" data-wrap={wrap} style={{ height: rows.length * ROW }}>
      <div style={{ transform: `translateY(${from * ROW}px)` }}>
        {rows
          .slice(from, last + MARGIN)
          .map((row, index) =>
            isHead(row) ? (
              head(row.section)
            ) : (
              <LogRow
                key={from + index}
                at={row.at}
                text={row.text}
                continued={row.continued}
                pattern={pattern}
                chosen={from + index === current || isChosen(row.at)}
                mark={marks.get(from + index)}
              />
            ),
          )}
      </div>
    </div>
  );
}
