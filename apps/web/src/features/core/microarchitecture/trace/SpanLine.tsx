import { nameOf } from '@netloom/core/trace';
import type { Span, TraceReport } from '@netloom/core/trace';
import { useTranslation } from 'react-i18next';
import { clockAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import type { ViewStore } from './view.ts';

interface SpanLineProps {
  report: TraceReport;
  timeline: Timeline;
  view: ViewStore;
}

/** What the time line has under the pointer, or else what is chosen on it, in words. */
export function SpanLine({ report, timeline, view }: SpanLineProps) {
  const { t } = useTranslation('coreTrace');
  const { hovered, chosen } = view();
  const span = timeline.spans[hovered >= 0 ? hovered : chosen];
  return (
    <p className="nl-trace-span" id="trace-span" aria-live="polite">
      {span ? <Said span={span} report={report} /> : <span className="nl-dim">{t('time.keys')}</span>}
    </p>
  );
}

function Said({ span, report }: { span: Span; report: TraceReport }) {
  const { t, i18n } = useTranslation('coreTrace');
  const { region, begin, end, depth, entry, ending, cause } = span;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const parts = [
    t('span.instructions', { from: number(begin + 1), to: number(end), count: number(end - begin) }),
    t('span.depth', { depth: number(depth) }),
    t(`entry.${entry}`, { cause: String(cause) }),
    t(`ending.${ending}`),
    ...(report.clock ? [clocks()] : []),
  ];
  function clocks(): string {
    const [from, to] = [clockAt(report, begin), clockAt(report, end)];
    return t('span.clocks', { from: number(Math.round(from)), to: number(Math.round(to)) });
  }
  return (
    <>
      <b>{nameOf(report.regions[region])}</b> {parts.join(' · ')}
    </>
  );
}
