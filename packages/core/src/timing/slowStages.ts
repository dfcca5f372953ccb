import { registerPlace } from './registerPlace.ts';
import type { RegisterPlace, TimingStage } from './registerPlace.ts';

/** What a timing report says of a pin or port at which paths end. */
interface ReportedEnd {
  check: string;
  endpoint: string;
  /** In ns. */
  slack: number;
}

/** Registers that feed a stage, or ports. */
export interface SlowStage {
  stage: TimingStage;
  /** The slowest of them, and the shortest period of a clock that it allows, in ns. */
  worst: RegisterPlace;
  period: number;
  /** How many flip-flops and outputs there are. */
  ends: number;
}

/** In the order in which an instruction passes them. */
const ORDER: readonly TimingStage[] = [
  'fetch',
  'decode',
  'execution',
  'execute',
  'memory',
  'writeBack',
  'outside',
];

/** Every end of a path that was reported at a clock period, by the stage that its register feeds. */
export function slowStages(ends: readonly ReportedEnd[], clockPeriod: number, stages: 2 | 5): SlowStage[] {
  const found = new Map<TimingStage, SlowStage>();
  for (const { check, endpoint, slack } of ends) {
    if (check !== 'setup') continue;
    const place = registerPlace(endpoint, stages);
    const period = clockPeriod - slack;
    const known = found.get(place.stage);
    const count = (known?.ends ?? 0) + 1;
    const isWorst = known === undefined || period > known.period;
    found.set(place.stage, {
      stage: place.stage,
      worst: isWorst ? place : known.worst,
      period: isWorst ? period : known.period,
      ends: count,
    });
  }
  return ORDER.flatMap((stage) => found.get(stage) ?? []);
}
