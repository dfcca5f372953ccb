import { Empty } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { download } from '../download.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { LogRow } from './LogRow.tsx';
import { LogToolbar } from './LogToolbar.tsx';
import { Overview } from './Overview.tsx';
import { SectionHead } from './SectionHead.tsx';
import { pressKey } from '../../../../commands/pressKey.ts';
import { useOffer } from '../../../../commands/useOffer.ts';
import { logCommands } from './logCommands.ts';
import { toggleWrap, useLogPreferences } from './logPreferences.ts';
import { isHead, lineAround, logRows } from './logRows.ts';
import { READ_BYTES, characterAt, endOf, holds, offsetAt } from './logWindow.ts';
import { rowMarks } from './marks.ts';
import { rowAt } from './rows.ts';
import { sectionAt, sectionsOf } from './sections.ts';
import type { Section } from './sections.ts';
import { useChosenLines } from './useChosenLines.ts';
import { useColumns } from './useColumns.ts';
import { ROW, useLogScroll } from './useLogScroll.ts';
import type { Goal } from './useLogScroll.ts';
import { markOf, useLogSearch } from './useLogSearch.ts';
import { useLogWindow } from './useLogWindow.ts';
import './log.css';

/** Rows drawn above and below what is seen, and how near to an end the next read begins. */
const MARGIN = 30;

interface LogViewProps {
  details: RunDetails;
  state: RunState;
  /** The byte to show first, e.g. where a diagnostic was read; null follows the end. */
  start: number | null;
}

/** A run's log of any length: only the rows in view are drawn, only the part around them is held. */
export function LogView({ details, state, start }: LogViewProps) {
  const { t } = useTranslation('runs');
  const { runId } = details;
  const sections = useMemo(() => sectionsOf(state.logSections), [state.logSections]);
  const log = useLogWindow(runId, state.logSize, start, sections);
  const { window: held, folded, ranges, more } = log;
  const size = Math.max(state.logSize, held.size);
  const [following, setFollowing] = useState(start === null);
  const [goal, setGoal] = useState<Goal | null>(start === null ? null : { offset: start });
  const input = useRef<InputRef>(null);
  const lines = useChosenLines(log.read);

  const body = useRef<HTMLDivElement>(null);
  const columns = useColumns(body);
  const wrap = useLogPreferences((preferences) => preferences.wrap);
  const longest = wrap ? columns : undefined;
  const rows = useMemo(() => logRows(held, sections, ranges, longest), [held, sections, ranges, longest]);
  const { scroller, onScroll, current, first, last } = useLogScroll(held, rows, goal, following);

  useEffect(() => {
    const readsOn = (following || last > rows.length - MARGIN) && more('end');
    if (!readsOn && first < MARGIN) more('start');
  }, [following, first, last, rows, more]);

  const topSection = sectionAt(sections, offsetAt(held, rows[first]?.at ?? 0));
  const headAbove = topSection !== undefined && !isHead(rows[first]);
  const allFolded = sections.length > 0 && folded.size >= sections.length;

  function show(offset: number) {
    setFollowing(false);
    setGoal({ offset });
    const section = sectionAt(sections, offset);
    if (!holds(held, offset) || (section !== undefined && folded.has(section.key))) log.jump(offset);
  }

  function follow() {
    setGoal(null);
    setFollowing(true);
    const hidden = sections.length > 0 && folded.has(sections.at(-1)?.key ?? '');
    if (hidden || endOf(held) + READ_BYTES < size) log.jump(size);
  }

  function toggle(section: Section) {
    setFollowing(false);
    if (section === topSection && headAbove) setGoal({ offset: section.from, head: true });
    log.toggle(section);
  }

  function toggleAll() {
    setFollowing(false);
    setGoal(null);
    if (allFolded) log.unfoldAll(0);
    else log.foldAll();
  }

  function choose({ target, shiftKey }: MouseEvent) {
    const at = target instanceof HTMLElement ? target.dataset['at'] : undefined;
    if (at === undefined) return;
    const line = lineAround(rows, rowAt(rows, Number(at)));
    const from = offsetAt(held, rows[line.first]?.at ?? 0);
    const to = offsetAt(held, rows[line.last + 1]?.at ?? Infinity);
    setGoal(null);
    setFollowing(false);
    const known = shiftKey ? lines.chosen : null;
    lines.choose(
      known === null ? { from, to } : { from: Math.min(known.from, from), to: Math.max(known.to, to) },
    );
  }

  const at = goal === null || goal.head ? (lines.chosen?.from ?? null) : goal.offset;
  const search = useLogSearch(runId, at, size, show);
  const pattern = useMemo(() => markOf(search.needle), [search.needle]);
  const marks = useMemo(() => rowMarks(held, rows, state.diagnostics), [held, rows, state.diagnostics]);
  const chosen =
    lines.chosen === null ? null : [characterAt(held, lines.chosen.from), characterAt(held, lines.chosen.to)];
  const isChosen = (at: number) => chosen !== null && at >= (chosen[0] ?? 0) && at < (chosen[1] ?? 0);

  const targets = {
    search: () => input.current?.focus(),
    find: (direction: 'next' | 'previous') => void search.find(direction),
    top: () => show(0),
    follow,
    foldStep: () => topSection && toggle(topSection),
    foldAll: toggleAll,
    wrap: toggleWrap,
    clear() {
      search.setNeedle({ text: '' });
      lines.clear();
      scroller.current?.focus();
    },
  };
  useOffer(logCommands, targets);

  const head = (section: Section) => (
    <SectionHead
      key={section.key}
      section={section}
      details={details}
      state={state}
      folded={folded.has(section.key)}
      size={size}
      onToggle={toggle}
    />
  );
  const from = Math.max(0, first - MARGIN);
  return (
    <section className="nl-log" onKeyDown={(event) => pressKey(event, logCommands, targets)}>
      <LogToolbar
        search={search}
        input={input}
        lines={lines}
        size={size}
        following={following}
        allFolded={allFolded}
        onFollow={follow}
        onFoldAll={toggleAll}
        onDownload={() => void download(runId).catch(announceError)}
      />
      <div className="nl-log-body" ref={body}>
        <div
          ref={scroller}
          className="nl-log-scroller"
          tabIndex={0}
          onScroll={() => {
            if (!onScroll()) setFollowing(false);
          }}
          onClick={choose}
        >
          {headAbove ? <div className="nl-log-above">{head(topSection)}</div> : null}
          {size === 0 ? <Empty className="nl-centre" description={t('log.empty')} /> : null}
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
        </div>
        {size > 0 ? (
          <Overview
            diagnostics={state.diagnostics}
            size={size}
            from={offsetAt(held, rows[first]?.at ?? 0)}
            to={offsetAt(held, rows[last]?.at ?? 0)}
            onJump={show}
          />
        ) : null}
      </div>
    </section>
  );
}
