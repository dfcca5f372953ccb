import type { Crossing } from '@netloom/model';

/** A crossing in a line without words, which `readCrossings.ts` has in every language. */
export function crossingRow(crossing: Crossing): string {
  const { from, to, sources, sink, bits, place, waiver } = crossing;
  const domains = from.length === 0 ? to : `${from.join(' + ')} → ${to}`;
  const path = sources.length === 0 ? sink : `${sources.slice(0, 3).join(', ')} → ${sink}`;
  const at = place ? `${place.file}:${place.line}` : '-';
  return [at, crossing.severity, crossing.class, `${path} (${domains})`, bits, waiver?.state ?? '-'].join(
    '\t',
  );
}
