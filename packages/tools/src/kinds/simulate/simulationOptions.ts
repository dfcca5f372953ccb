import type { OutcomePatterns, RunLimits } from '@netloom/model';
import type { SourceSet } from '../../verilatorArguments.ts';
import type { DumpCall } from './dumpFile.ts';
import { TRAFFIC_PLUSARG } from './traffic/trafficFile.ts';

export interface SimulationOptions extends SourceSet {
  title: string;
  simulator?: 'verilator' | 'icarus';
  /** Each with or without its leading `+`. */
  plusargs?: string[];
  /** 1 to 2^31-1. Seeds $random and $urandom of Verilator, and reaches the bench as `+seed=`. */
  seed?: number;
  /** Errors at which Verilator's model stops, 1 unless given. It takes $fatal for an $error: not for sources with it. */
  errorLimit?: number;
  /** Whether waves are written. */
  trace?: boolean;
  /** Levels of hierarchy that are dumped, the bench being the first; 0 is all. */
  traceDepth?: number;
  /** How the bench dumps by itself; without it a dump of the whole hierarchy is added. */
  dump?: DumpCall;
  /** Line, toggle and user coverage; Verilator alone has it. */
  coverage?: boolean;
  /** What Verilator's model is compiled for: to be ready soon, or to run fast. */
  optimize?: 'build' | 'speed';
  /** Monitors of the design record what passes. */
  traffic?: boolean;
  /** Sources that messages may name by their last part; without it those that are compiled. */
  named?: string[];
  /** What was noticed of the sources, in the form of Verilator's messages. */
  notes?: string[];
  /** How the bench says its result, where that is not as usual. */
  patterns?: OutcomePatterns;
  limits: RunLimits;
  /** Compilers that run at a time. */
  jobs?: number;
}

/** Plusargs with their `+`; a chosen seed is the first of them. */
export function plusargsOf({
  plusargs = [],
  seed,
  traffic = false,
}: Pick<SimulationOptions, 'plusargs' | 'seed' | 'traffic'>): string[] {
  const own = plusargs.map((text) => (text.startsWith('+') ? text : `+${text}`));
  const given = traffic ? [...own, TRAFFIC_PLUSARG] : own;
  return seed === undefined ? given : [`+seed=${seed}`, ...given];
}
