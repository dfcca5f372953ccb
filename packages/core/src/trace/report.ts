import type { Region } from './regions.ts';
import type { Span } from './spans.ts';

/** What a trace says of a region; of data it says nothing. */
export interface RegionReport extends Region {
  /** Instructions that it has, and how many of them were executed at all. */
  instructions: number;
  reached: number;
  /** Instructions that were executed, each as often as it was. */
  executed: number;
  /** With what it called. */
  total: number;
  entries: number;
  /** Branches that it has, those that went both ways, and those that went one way only. */
  branches: number;
  bothWays: number;
  oneWay: number;
  /** Loops of unknown rounds are in it: what is counted is the least. */
  atLeast: boolean;
  /** Instruction by instruction; undefined for data, and where the program is too large to be listed. */
  code?: RegionCode;
}

/** Columns of equal length; of what is no branch `taken` and `passed` are -1. */
export interface RegionCode {
  addresses: number[];
  words: number[];
  executed: number[];
  taken: number[];
  passed: number[];
  /** Exceptions in the instruction, which keep it from being executed. */
  trapped: number[];
}

export interface Gap {
  /** Instructions before it. */
  at: number;
  why: 'ended' | 'lost';
}

/** What a trace says of a run. */
export interface TraceReport {
  core: string;
  program: string;
  bytes: number;
  packets: number;
  /** Packets before them, of a trace that begins in the middle. */
  skipped: number;
  instructions: number;
  exceptions: number;
  interrupts: number;
  /** Deepest nesting of calls. */
  deepest: number;
  regions: RegionReport[];
  /** The time line, and the calls that it leaves out: how many, all shorter than so many instructions. */
  spans: Span[];
  leftOut: number;
  shortest: number;
  /** The first of them; how many there are in all is in `ended` and `lost`. */
  gaps: Gap[];
  ended: number;
  lost: number;
  /** Times that a loop without a decision was met, of which a trace does not tell how often it went round. */
  uncounted: number;
  /** By these clock cycles so many instructions had left the core as packets; undefined where nothing told the time. */
  clock?: { instructions: number[]; clocks: number[] };
  /** Why the rest of the packets is no trace of the program. */
  wrong?: string;
}

/** What stands in a run's folder. */
export const TRACE_REPORT = 'out/trace.json';
export const TRACE_PACKETS = 'out/trace.packets';
