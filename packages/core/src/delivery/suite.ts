import type { CoreOptions } from '../options/coreOptions.ts';
import type { SuiteId } from '@netloom/model';
import type { DeliveryTest } from './test.ts';

export interface SuiteSettings {
  /** Random programs of each sort. */
  programs: number;
  /** First seed of what is drawn. */
  seed: number;
  weights: RandomWeights;
}

/** How often a random program has a block of each sort, in relation to the others. */
export interface RandomWeights {
  compute: number;
  memory: number;
  flow: number;
  traps: number;
}

export interface Suite {
  id: SuiteId;
  /** Why a core of these options cannot be tried with it; undefined when it can. */
  missing(options: CoreOptions): MissingReason | undefined;
  tests(options: CoreOptions, settings: SuiteSettings): DeliveryTest[];
}

/** What a core lacks. */
export type MissingReason =
  | 'no-compressed'
  | 'no-atomics'
  | 'no-csrs'
  | 'no-user-mode'
  | 'no-protection'
  | 'no-caches'
  | 'no-custom-instructions'
  | 'no-debug-port'
  | 'dirty-at-reset'
  | 'none-given';
