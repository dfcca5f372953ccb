import { cellsOf } from '@netloom/core/pipeline';
import type { Followed } from '@netloom/core/pipeline';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '../../../../view2d/useSize.ts';
import { CycleHead } from './CycleHead.tsx';
import { COLUMN, ROW, namesWidth } from './sizes.ts';
import { beginOf } from './traceOf.ts';
import type { Trace } from './traceOf.ts';

interface PipelineGridProps {
  trace: Trace;
  text: (instruction: Followed) => string;
  cycle: number;
  onCycle: (cycle: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Rows above the ones that are alive, as far as there is room. */
const ABOVE = 2;

/**
 * Instructions as rows, cycles as columns. Only what is in sight is drawn: rows scroll, and the columns follow the first
 * row, so that an instruction's way runs through the picture.
 */
export function PipelineGrid({ trace, text, cycle, onCycle, onKeyDown }: PipelineGridProps) {
  const { t } = useTranslation('pipeline');
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const [top, setTop] = useState(0);
  const rows = Math.max(1, Math.floor((height - ROW) / ROW));
  const names = namesWidth(width);
  const columns = Math.max(1, Math.ceil((width - names) / COLUMN));
  const { instructions, record } = trace;
  const first = Math.min(Math.floor(top / ROW), instructions.length - 1);
  const from = Math.max(0, Math.min(beginOf(instructions[first]!), record.cycles - 1) - 1);
  useInSight({ box, trace, cycle, first, from, rows, columns });
  const sight = { height, '--nl-pipe-names': `${names}px` } as CSSProperties;
  const shown = instructions.slice(first, first + rows + 1);
  const pick = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - names;
    if (x >= 0) onCycle(from + Math.floor(x / COLUMN));
  };
  return (
    <div
      ref={box}
      className="nl-pipe-grid"
      role="application"
      aria-label={t('grid')}
      aria-describedby="pipe-state"
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div style={{ height: (instructions.length + rows) * ROW }}>
        <div className="nl-pipe-sight" style={sight} onClick={pick} aria-hidden="true">
          <CycleHead {...{ record, names, from, columns, cycle }} />
          {shown.map((each, index) => (
            <Row
              key={first + index}
              instruction={each}
              label={text(each)}
              {...{ trace, names, from, end: from + columns }}
            />
          ))}
          <i className="nl-pipe-cursor" style={{ left: names + (cycle - from) * COLUMN, width: COLUMN }} />
        </div>
      </div>
    </div>
  );
}

interface Sight {
  box: React.RefObject<HTMLDivElement | null>;
  trace: Trace;
  cycle: number;
  first: number;
  from: number;
  rows: number;
  columns: number;
}

/** Scrolls where the cycle that is looked at has gone out of sight. */
function useInSight({ box, trace, cycle, first, from, rows, columns }: Sight): void {
  const seen = useRef(-1);
  useLayoutEffect(() => {
    if (seen.current === cycle || box.current === null) return;
    seen.current = cycle;
    const alive = trace.firstIn[cycle] ?? -1;
    if (alive < 0) return;
    const inRows = alive >= first && alive < first + rows - 1;
    const inColumns = cycle >= from && cycle < from + columns - 1;
    if (!inRows || !inColumns) box.current.scrollTo({ top: Math.max(0, alive - ABOVE) * ROW });
  }, [box, trace, cycle, first, from, rows, columns]);
}

interface RowProps {
  trace: Trace;
  names: number;
  instruction: Followed;
  label: string;
  from: number;
  end: number;
}

function Row({ trace, names, instruction, label, from, end }: RowProps) {
  const { pc, fate } = instruction;
  return (
    <div className="nl-pipe-row" data-fate={fate}>
      <span className="nl-pipe-name" title={label}>
        <code>{pc.toString(16).padStart(8, '0')}</code> {label}
      </span>
      {cellsOf(instruction, trace.record, from, end).map(({ cycle, stage, waits }) => (
        <b
          key={cycle}
          data-stage={stage}
          data-waits={waits}
          style={{ left: names + (cycle - from) * COLUMN, width: COLUMN - 1 }}
        >
          {stage}
        </b>
      ))}
    </div>
  );
}
