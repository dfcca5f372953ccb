import type { RunStep } from '@netloom/model';
import type { PlannedRun } from '../kind.ts';
import type { Preparation } from './prepareScript.ts';

/** What is the same for all simulations of a run, and what each needs. */
export interface Model {
  planned: PlannedRun;
  /** Steps that leave the model. */
  building: RunStep[];
  /** That simulates once. */
  model: RunStep;
  /** By the index of the simulation. */
  firmware: readonly Preparation['firmware'][];
  /** Simulations of which nothing could say that they failed. */
  unchecked: ReadonlySet<number>;
}
