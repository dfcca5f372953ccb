import type { TimingCheck, TimingPath, TimingReport } from '@netloom/model';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SlackRange } from './summary/SlackHistogram.tsx';

/** Which paths of a report are listed: of one check, by the names on them, within a range of slack. The address may name some. */
export function usePathFilter(report: TimingReport) {
  const [check, setCheck] = useState<TimingCheck>('setup');
  const [range, setRange] = useState<SlackRange | null>(null);
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('filter') ?? '');
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

/** Levels are parted by slashes or, where the hierarchy was dissolved, by dots. */
const plain = (name: string) => name.toLowerCase().replaceAll('/', '.');

/** By the ends of a path, and by what it goes through. */
function matches({ startpoint, endpoint, points }: TimingPath, text: string): boolean {
  const wanted = plain(text.trim());
  return [startpoint, endpoint, ...points.map(({ name }) => name)].some((name) =>
    plain(name).includes(wanted),
  );
}

const isWithin = (slack: number, range: SlackRange | null) =>
  range === null || (slack >= range.from - 1e-6 && slack < range.to + 1e-6);
