import type { TimingCheck, TimingPath, TimingReport } from '@netloom/model';
import { useState } from 'react';
import type { SlackRange } from './summary/SlackHistogram.tsx';

/** Which paths of a report are listed: of one check, by their ends, within a range of slack. */
export function usePathFilter(report: TimingReport) {
  const [check, setCheck] = useState<TimingCheck>('setup');
  const [range, setRange] = useState<SlackRange | null>(null);
  const [text, setText] = useState('');
  const slacks = report.endpoints.flatMap((each) => (each.check === check ? [each.slack] : []));
  const paths = report.paths.filter(
    (path) => path.check === check && isWithin(path.slack, range) && matches(path, text),
  );

  /** Another check has other slacks. */
  function choose(next: TimingCheck) {
    setCheck(next);
    setRange(null);
  }

  return {
    ...{ check, range, text, slacks, paths, choose, setRange, setText },
    /** Endpoints whose slack is in the range. */
    within: slacks.filter((slack) => isWithin(slack, range)).length,
  };
}

function matches({ startpoint, endpoint }: TimingPath, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return `${startpoint} ${endpoint}`.toLowerCase().includes(wanted);
}

const isWithin = (slack: number, range: SlackRange | null) =>
  range === null || (slack >= range.from - 1e-6 && slack < range.to + 1e-6);
