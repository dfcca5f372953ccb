import type { RunKind } from '@netloom/contract';
import type { ReactNode } from 'react';
import type { RunState } from './runState.ts';
import type { RunDetails } from './useRun.ts';

/** One view of what a run brought, beside its log and problems. */
export interface ResultTab {
  key: string;
  label: ReactNode;
  children: ReactNode;
  /** Shown from the first event on; the others once the run has finished. */
  live?: boolean;
}

/** A kind's results of a run, the most telling first; none while there is nothing to show. */
export type Results = (run: { details: RunDetails; state: RunState }) => ResultTab[];

/** By kind; a run of one without results has log, problems and files. */
export type KindResults = { readonly [K in RunKind]?: Results };
