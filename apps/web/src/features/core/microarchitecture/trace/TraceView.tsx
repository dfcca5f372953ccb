import type { TraceReport } from '@netloom/core/trace';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeList } from './CodeList.tsx';
import { FunctionTable } from './FunctionTable.tsx';
import { SpanLine } from './SpanLine.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import { TimeLine } from './TimeLine.tsx';
import { TimeTools } from './TimeTools.tsx';
import { timelineOf } from './timeline.ts';
import type { Axis } from './timeline.ts';
import { revealing, viewOf } from './view.ts';

interface TraceViewProps {
  report: TraceReport;
  /** Disassembles a word at an address. */
  text: (word: number, at: number) => string;
  /** Of the core, for files. */
  name: string;
}

/** The region with the most instructions, whose code is shown first. */
const busiest = ({ regions }: TraceReport) =>
  regions.reduce(
    (best, { executed }, index) => (executed > (regions[best]?.executed ?? 0) ? index : best),
    0,
  );

/** The time line of a run, coverage by function, and the code of the one that is chosen. */
export function TraceView({ report, text, name }: TraceViewProps) {
  const { t } = useTranslation('coreTrace');
  const [axis, setAxis] = useState<Axis>('instructions');
  const [region, setRegion] = useState(-1);
  const timeline = useMemo(() => timelineOf(report, axis), [report, axis]);
  const view = useMemo(() => viewOf(timeline), [timeline]);
  const choose = (span: number) => {
    view.setState((state) => ({ chosen: span, ...(span >= 0 && revealing(state, timeline, span)) }));
    setRegion(span < 0 ? -1 : timeline.spans[span]!.region);
  };
  const shown = region >= 0 ? region : busiest(report);
  const parts = { report, timeline, view, region, onChoose: choose };
  return (
    <section className="nl-trace-view" aria-label={t('view')}>
      <SummaryLine report={report} />
      <TimeTools {...parts} {...{ axis, text, name }} onAxis={setAxis} onRegion={setRegion} />
      <TimeLine {...parts} />
      <SpanLine {...{ report, timeline, view, axis }} />
      <div className="nl-trace-main">
        <FunctionTable report={report} chosen={shown} onChoose={setRegion} />
        <CodeList key={shown} region={report.regions[shown]!} text={text} />
      </div>
    </section>
  );
}
