import { Wording } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { WaveFault } from './waveFault.ts';
import { WavePlace, WaveVariable } from './waveform.ts';

const path = z.string().max(4000);
/** `1.5ns`, or a number of ticks of the first dump. */
const timeText = z.string().max(40);

/** How two dumps are compared. */
export const WaveCompareOptions = z.object({
  /** Scopes that are named otherwise in the second dump. */
  scopes: z
    .array(z.object({ a: path, b: path }))
    .max(100)
    .optional(),
  ignoreCase: z.boolean().optional(),
  /** Patterns of paths left out: `*` within a name, `**` over dots, `?` one character. */
  ignore: z.array(z.string().max(200)).max(50).optional(),
  scope: path.optional(),
  from: timeText.optional(),
  to: timeText.optional(),
  /** Added to times of the second dump. */
  offset: timeText.optional(),
  /** An edge may come earlier or later by this. */
  tolerance: timeText.optional(),
  /** Whose unknown bits match anything. */
  dontCare: z.enum(['none', 'a', 'b', 'both']).optional(),
  /** Tells u, w and - from x, h from 1, l from 0. */
  nineStates: z.boolean().optional(),
  /** Share of the greater by which reals may differ. */
  realTolerance: z.number().min(0).max(1).optional(),
});
export type WaveCompareOptions = z.infer<typeof WaveCompareOptions>;

const ComparedSignal = z.object({
  path: z.string(),
  ref: z.string(),
  /** Most significant first; bits count from 0 at the right end of the variable's values. */
  parts: z.array(
    z.object({ variable: WaveVariable, high: z.number().optional(), low: z.number().optional() }),
  ),
});

/** Where a pair first differs: in common ticks, and in ticks of each dump. */
export const WaveDifference = z.object({
  a: ComparedSignal,
  b: ComparedSignal,
  time: z.number(),
  timeA: z.number(),
  timeB: z.number(),
  valueA: z.string().nullable(),
  valueB: z.string().nullable(),
  /** Since when, in common ticks, both had the value that was their last equal one. */
  agreed: z.object({ time: z.number(), value: z.string() }).nullable(),
});

export type WaveDifference = z.infer<typeof WaveDifference>;

const someNames = z.object({ total: z.number(), paths: z.array(z.string()) });

/** What a whole comparison says; lists of names have the first thousand. */
const WaveComparison = z.object({
  /** A common tick is 10^timescale seconds. */
  timescale: z.number(),
  from: z.number(),
  to: z.number(),
  endA: z.number(),
  endB: z.number(),
  /** Leading scopes found to be the same under two names. */
  top: z.object({ a: z.string(), b: z.string() }),
  /** What was not understood in the first dump and in the second: differences may hide there. */
  faultsA: z.array(WaveFault),
  faultsB: z.array(WaveFault),
  matched: z.number(),
  equal: z.number(),
  different: z.number(),
  onlyA: someNames,
  onlyB: someNames,
  incomparable: z.object({
    total: z.number(),
    pairs: z.array(z.object({ a: z.string(), b: z.string(), reason: z.string(), wording: Wording })),
  }),
});

export const compareWaveforms = defineCall({
  method: 'POST',
  path: '/sim/compareWaveforms',
  summary:
    'Where signals of two wave dumps first differ. Answers within two seconds with what is known; asked again, goes on.',
  body: z.object({
    a: WavePlace,
    b: WavePlace,
    options: WaveCompareOptions,
    /** Differences from this one on. */
    offset: z.number().int().min(0).default(0),
    limit: z.number().int().min(1).max(1000).default(200),
  }),
  reply: z.object({
    /** Share of the work that is done; at 1 `result` is there. */
    progress: z.number(),
    /** Differences known so far: by time, then by path. */
    known: z.number(),
    differences: z.array(WaveDifference),
    result: WaveComparison.nullable(),
  }),
});
