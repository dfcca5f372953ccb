import type { RunStep, StepsCause } from '@netloom/model';
import type { OutputReader } from './finding.ts';

/** How a program that a step calls is spoken with. */
export interface StepAdapter {
  /** Starts a reader for the output of one step. */
  read(step: RunStep): OutputReader;
  /** It reads what people type. */
  takesInput?: true;
  /**
   * What it runs says itself how it went, its exit code no more than that it ended: why it passed, by what it said, and the
   * reason of its silence.
   */
  speaks?: { passed(said: string): StepsCause; silence: string };
}

/** A program whose output says nothing that is understood. */
export const silent: StepAdapter = { read: () => () => [] };
