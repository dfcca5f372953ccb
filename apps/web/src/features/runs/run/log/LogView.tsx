import type { InputRef } from 'antd';
import { useRef } from 'react';
import { announceError } from '../../../../announce.ts';
import { download } from '../download.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { LogText } from './LogText.tsx';
import { LogToolbar } from './LogToolbar.tsx';
import { Overview } from './Overview.tsx';
import { allFolded, logMoves } from './logMoves.ts';
import { offsetAt } from './logWindow.ts';
import { useChosenLines } from './useChosenLines.ts';
import { useLogCommands } from './useLogCommands.ts';
import { useLogPicture } from './useLogPicture.ts';
import { useLogSearch } from './useLogSearch.ts';
import './log.css';

interface LogViewProps {
  details: RunDetails;
  state: RunState;
  /** The byte to show first, e.g. where a diagnostic was read; null follows the end. */
  start: number | null;
}

/** A run's log of any length: only the rows in view are drawn, only the part around them is held. */
export function LogView({ details, state, start }: LogViewProps) {
  const { runId } = details;
  const body = useRef<HTMLDivElement>(null);
  const input = useRef<InputRef>(null);
  const [picture, { scroller, onScroll }] = useLogPicture(runId, state, start, body);
  const { log, place, size, rows, first, last } = picture;
  const moves = logMoves(picture);
  const lines = useChosenLines(log.read);
  const stands = place.goal === null || place.goal.head ? (lines.chosen?.from ?? null) : place.goal.offset;
  const search = useLogSearch(runId, stands, size, moves.show);
  const onKeyDown = useLogCommands({ picture, moves, lines, search, input, scroller });
  return (
    <section className="nl-log" onKeyDown={onKeyDown}>
      <LogToolbar
        search={search}
        input={input}
        lines={lines}
        size={size}
        following={place.following}
        allFolded={allFolded(picture)}
        onFollow={moves.follow}
        onFoldAll={moves.toggleAll}
        onDownload={() => void download(runId).catch(announceError)}
      />
      <div className="nl-log-body" ref={body}>
        <LogText
          {...{ details, state, picture, scroller, onScroll, lines }}
          needle={search.needle}
          onToggle={moves.toggle}
        />
        {size > 0 ? (
          <Overview
            diagnostics={state.diagnostics}
            size={size}
            from={offsetAt(log.window, rows[first]?.at ?? 0)}
            to={offsetAt(log.window, rows[last]?.at ?? 0)}
            onJump={moves.show}
          />
        ) : null}
      </div>
    </section>
  );
}
