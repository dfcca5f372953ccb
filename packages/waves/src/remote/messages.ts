import type { Worded } from '@netloom/model';
import type { FoundValue } from '../waveTypes.ts';
import type { DumpPart } from '../wording/sentences.ts';
import type { WaveCalls } from './calls.ts';

export type CallName = keyof WaveCalls;

/** Asks for a call's answer; answers carry the same `id` and may come in another order. */
export interface Question {
  id: number;
  call: CallName;
  args: unknown[];
}

/** The answer to a question is not wanted any more. */
export interface Withdrawal {
  withdraw: number;
}

export interface Failure {
  name: string;
  message: string;
  /** Of a WaveError. */
  reason?: Worded;
  part?: DumpPart;
  offset?: number;
}

export type Answer =
  | { id: number; result: unknown }
  | { id: number; failure: Failure }
  | { id: number; searched: number; found: FoundValue[] };
