import type { TimingCheck, TimingReport } from '@netloom/model';

/** An endpoint that two runs time, or one of them; slack in ns. */
export interface SlackChange {
  endpoint: string;
  clock: string;
  before: number | null;
  after: number | null;
  /** Negative where it got worse; null where a run does not time it. */
  change: number | null;
}

/** Every endpoint of a check with its slack in both runs, what got worse most first. */
export function compareSlack(
  before: Pick<TimingReport, 'endpoints'>,
  after: Pick<TimingReport, 'endpoints'>,
  check: TimingCheck,
): SlackChange[] {
  const changes = new Map<string, SlackChange>();
  const at = (endpoint: string, clock: string) => {
    const known = changes.get(endpoint) ?? { endpoint, clock, before: null, after: null, change: null };
    changes.set(endpoint, known);
    return known;
  };
  for (const each of before.endpoints)
    if (each.check === check) at(each.endpoint, each.clock).before = each.slack;
  for (const each of after.endpoints)
    if (each.check === check) at(each.endpoint, each.clock).after = each.slack;
  for (const each of changes.values())
    if (each.before !== null && each.after !== null) each.change = each.after - each.before;
  return [...changes.values()].sort((a, b) => (a.change ?? 0) - (b.change ?? 0));
}
