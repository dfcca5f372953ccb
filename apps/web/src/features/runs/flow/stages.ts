import type { RequestOf } from '@netloom/contract';

export type Stage = RequestOf<'flow'>['stages'][number];

/** In the order in which they run. */
export const STAGES = ['lint', 'simulate', 'synthesize', 'timing'] as const satisfies readonly Stage[];

/** Timing reads the netlist of synthesis: one brings the other, and goes with it. */
function withNeeded(stages: Stage[], changed: Stage): Stage[] {
  if (changed === 'timing' && stages.includes('timing'))
    return [...new Set([...stages, 'synthesize' as const])];
  return stages.includes('synthesize') ? stages : stages.filter((stage) => stage !== 'timing');
}

/** The stages once one more is wanted, or one less. */
export function switched(stages: readonly Stage[], stage: Stage, isOn: boolean): Stage[] {
  const chosen = STAGES.filter((each) => (each === stage ? isOn : stages.includes(each)));
  return withNeeded(chosen, stage);
}
