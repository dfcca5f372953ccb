import type { FaultKind, WaveInfo } from '@netloom/waves';
import { faultText } from '@netloom/waves';

const kinds: Record<FaultKind, string> = {
  value: 'unreadable values, unknown from there on',
  code: 'values of undeclared identifier codes, not shown',
  width: 'values with more bits than their variable, cut on the left',
  time: 'times that cannot be shown as they are',
  timescale: 'timescale',
  declaration: 'faulty declarations',
  keyword: 'keywords out of place, passed over',
  damage: 'damage',
  cut: 'unfinished',
};

/** What was not understood in a dump, for standard error: kind, how often, and the first places. */
export function faultLines(path: string, { faults }: Pick<WaveInfo, 'faults'>): string[] {
  return faults.flatMap(({ kind, count, places }) => [
    `${path}: ${kinds[kind]} (${count})`,
    ...places.map((place) => `${path}:   ${faultText(place)}`),
    ...(count > places.length ? [`${path}:   … and ${count - places.length} more`] : []),
  ]);
}
