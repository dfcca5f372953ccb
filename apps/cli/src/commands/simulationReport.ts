import { junitCase, junitXml } from '@netloom/executor';
import type { RunEvent } from '@netloom/model';
import type { SimulationChoice } from './simulationPlan.ts';

const timeOf = (events: readonly RunEvent[], type: RunEvent['type']) =>
  events.find((event) => event.type === type)?.time;

/** A simulation as the XML that servers of continuous integration read: a suite of one case. */
export async function simulationReport(
  events: readonly RunEvent[],
  folder: string,
  { top, simulator, plusargs, seed }: SimulationChoice,
): Promise<string> {
  const end = events.find((event) => event.type === 'finished');
  const finished = end?.time ?? Date.now();
  const begun = timeOf(events, 'started') ?? finished;
  const options = [...(seed === undefined ? [] : [`seed ${seed}`]), ...plusargs, simulator];
  const run = {
    ...{ kind: 'simulate', title: top, top, details: options.join(' ') },
    ...{ verdict: end?.verdict ?? null, reason: end?.reason ?? '', seconds: (finished - begun) / 1000 },
  };
  return junitXml({
    name: top,
    begun: new Date(begun),
    properties: { kind: run.kind, simulator },
    cases: [await junitCase(run, folder)],
  });
}
