import type { Comparison, Difference } from '@netloom/waves';
import { withUnit } from './times.ts';

/** One line a signal that differs, in order of time, and the counts below. */
export function diffText(result: Comparison): string {
  const { timescale, from, to, endA, endB, top, matched, equal, differences, incomparable } = result;
  const faulty = [
    ...(result.faultsA.length > 0 ? ['the first'] : []),
    ...(result.faultsB.length > 0 ? ['the second'] : []),
  ];
  const time = (ticks: number) => withUnit(ticks, timescale);
  const lines = differences.map((one) => differenceText(one, time));
  const counts = [
    `${matched} matched`,
    `${equal} equal`,
    `${differences.length} different`,
    ...(incomparable.length > 0 ? [`${incomparable.length} not comparable`] : []),
    `${result.onlyA.length} only in the first`,
    `${result.onlyB.length} only in the second`,
  ];
  return [
    ...lines,
    ...incomparable.map(({ a, b, reason }) => `${names(a, b)}: ${reason}`),
    ...(top.a === top.b
      ? []
      : [`scope ${top.a || '(root)'} of the first is ${top.b || '(root)'} of the second`]),
    `${counts.join(', ')}; ${time(from)} to ${time(to)}`,
    ...(endA === endB ? [] : [`the first ends at ${time(endA)}, the second at ${time(endB)}`]),
    ...(faulty.length > 0 ? [`not understood as a whole: ${faulty.join(' and ')}`] : []),
  ].join('\n');
}

function names(a: string, b: string): string {
  return a === b ? a : `${a} / ${b}`;
}

function differenceText({ a, b, time, valueA, valueB, agreed }: Difference, text: (ticks: number) => string) {
  const since = agreed ? `equal from ${text(agreed.time)}` : 'never equal';
  const value = (one: string | null) => one ?? '(no value)';
  return `${text(time)} ${names(a.path, b.path)}: ${value(valueA)} against ${value(valueB)}, ${since}`;
}
