import type { Crossing, CrossingReport, CrossingWaiver } from '@netloom/model';

/**
 * A report with the waivers that its crossings have. One counts until its day has passed, and only for the logic that
 * it was given for. `today` is an ISO date.
 */
export function withWaivers<R extends CrossingReport>(
  report: R,
  waivers: Readonly<Record<string, CrossingWaiver>>,
  today: string,
): R {
  const used = new Set<string>();
  const crossings = report.crossings.map((crossing): Crossing => {
    const waiver = Object.hasOwn(waivers, crossing.id) ? waivers[crossing.id] : undefined;
    if (!waiver || crossing.severity === 'safe') return { ...crossing, waiver: undefined };
    used.add(crossing.id);
    const { reason, person, until } = waiver;
    const isStale = waiver.fingerprint !== crossing.fingerprint;
    const state = isStale ? 'stale' : until < today ? 'expired' : 'active';
    return { ...crossing, waiver: { state, reason, person, until } };
  });
  return { ...report, crossings, unused: Object.keys(waivers).filter((id) => !used.has(id)) };
}

/** Whether a crossing stands for itself: it is not safe, and nobody answers for it. */
export function isOpen({ severity, waiver }: Crossing): boolean {
  return severity !== 'safe' && waiver?.state !== 'active';
}
