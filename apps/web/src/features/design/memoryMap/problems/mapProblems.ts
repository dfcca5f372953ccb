import type { Diagnostic, DocumentPlace, Severity } from '@netloom/model';
import { pathOf } from '@netloom/soc';

/** A problem of the address map with its place. */
export type MapProblem = Diagnostic & { place: DocumentPlace };

export function mapProblems(problems: readonly Diagnostic[]): MapProblem[] {
  return problems.filter((problem): problem is MapProblem => isOfMap(problem));
}

function isOfMap({ place }: Diagnostic): boolean {
  return place?.kind === 'document' && place.pointer.startsWith('/addressMap');
}

const RANK: Record<Severity, number> = { info: 0, warning: 1, error: 2 };

let last: { problems: readonly Diagnostic[]; worst: ReadonlyMap<string, Severity> } | undefined;

/** The worst problem of each entry of the address map. */
export function worstByEndpoint(problems: readonly Diagnostic[]): ReadonlyMap<string, Severity> {
  if (last?.problems === problems) return last.worst;
  const worst = new Map<string, Severity>();
  for (const problem of mapProblems(problems)) {
    const endpoint = endpointOf(problem);
    if (RANK[problem.severity] > RANK[worst.get(endpoint) ?? 'info']) worst.set(endpoint, problem.severity);
  }
  last = { problems, worst };
  return worst;
}

export function endpointOf({ place }: Pick<MapProblem, 'place'>): string {
  return pathOf(place.pointer)[1] ?? '';
}
