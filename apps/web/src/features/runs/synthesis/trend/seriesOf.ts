import type { runTrend } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';

export interface Point {
  runId: string;
  /** ISO 8601. */
  time: string;
  value: number;
}

/** One metric over runs, oldest first; runs without it are left out. */
export function seriesOf(runs: ReplyOf<typeof runTrend>, name: string): Point[] {
  return runs.flatMap(({ runId, createTime, metrics }) => {
    const metric = metrics.findLast((each) => each.name === name);
    return metric ? [{ runId, time: createTime, value: metric.value }] : [];
  });
}
