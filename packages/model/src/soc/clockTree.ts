import { z } from 'zod';
import { Identifier } from '../names.ts';
import { Endpoint } from './endpoint.ts';

/** Times by which a clock is divided. */
const Ratio = z.number().int().min(1).max(64);

const Hertz = z.number().positive().max(1e12);
const HertzRange = z.object({ min: Hertz, max: Hertz });
const WholeRange = z.object({ min: z.number().int().min(1), max: z.number().int().min(1).max(65535) });

/** What the PLL macro of an ASIC library can do: reference / D × M = VCO, VCO / O = output; Hz and whole numbers. */
export const PllLimits = z.object({
  reference: HertzRange,
  /** Reference / D. */
  phase: HertzRange,
  vco: HertzRange,
  output: HertzRange,
  divider: WholeRange,
  multiplier: WholeRange,
  divide: WholeRange,
});
export type PllLimits = z.infer<typeof PllLimits>;

/** Kinds of PLL; an `asic` one has its limits in the document. */
export const PllFamilyId = z.enum(['ice40', 'ecp5', 'mmcm', 'plle2', 'asic']);
export type PllFamilyId = z.infer<typeof PllFamilyId>;

/** Oscillators on the chip. */
export const OscillatorCell = z.enum(['ice40-high', 'ice40-low', 'ecp5', '7-series', 'asic']);
export type OscillatorCell = z.infer<typeof OscillatorCell>;

/**
 * Output `output` of the PLL called `pll`: `from` / `divider` × `multiplier` / `divide`. Clocks of one PLL say the same of
 * all but their output; an ASIC's limits stand at output 0.
 */
const PllSource = z.object({
  kind: z.literal('pll'),
  from: Identifier,
  pll: Identifier,
  family: PllFamilyId,
  divider: z.number().int().min(1).max(65535),
  multiplier: z.number().min(1).max(65535).multipleOf(0.125),
  output: z.number().int().min(0).max(6),
  divide: z.number().min(1).max(65535).multipleOf(0.125),
  limits: PllLimits.optional(),
});

/**
 * What a clock inside the SoC is made of; the clock-and-reset unit makes it. A `divider` has a duty of 50 % for every
 * ratio; with `minimum` software sets the ratio, from there to 64, and `ratio` is what it is after reset. Of a `mux`
 * software chooses an input, after reset the first. A `gate` is opened and closed by software; `stopped` says that it
 * is closed after reset; with `idle`, a one-bit output of a block, it closes only once software does not want the clock
 * and the block has been idle for ten periods. An `oscillator` on the chip needs no other clock; `divide` is that of its cell.
 */
export const ClockSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('divider'), from: Identifier, ratio: Ratio, minimum: Ratio.optional() }),
  z.object({ kind: z.literal('mux'), inputs: z.array(Identifier).min(2).max(8) }),
  z.object({
    kind: z.literal('gate'),
    from: Identifier,
    stopped: z.boolean().optional(),
    idle: Endpoint.optional(),
  }),
  PllSource,
  z.object({
    kind: z.literal('oscillator'),
    cell: OscillatorCell,
    divide: z.number().int().min(1).max(128).optional(),
  }),
]);
export type PllSource = z.infer<typeof PllSource>;
export type ClockSource = z.infer<typeof ClockSource>;

/**
 * Groups of clocks by who may stop them, as in OpenTitan's clkmgr: nobody those of power-up, infrastructure, security and
 * timers, software those of peripherals, and software together with the idle hint of a block the transactional ones.
 */
export const ClockGroup = z.enum([
  ...(['power-up', 'infrastructure', 'security', 'timers', 'transactional', 'peripheral'] as const),
]);
export type ClockGroup = z.infer<typeof ClockGroup>;

/**
 * High for one period of its clock in every `ratio`: blocks that count with it need no divided clock, and nothing crosses.
 * With `minimum` software sets the ratio, from there to 64, and `ratio` is what it is after reset.
 */
export const ClockEnable = z.object({ ratio: Ratio, minimum: Ratio.optional() });
export type ClockEnable = z.infer<typeof ClockEnable>;

/**
 * The periods of a clock are counted in every `window` periods of the clock `reference`. More than `tolerance` per cent
 * away from what they should be, or none in four windows, is a fault.
 */
export const ClockMeasure = z.object({
  reference: Identifier,
  window: z.number().int().min(16).max(65535),
  tolerance: z.number().min(0.1).max(50),
});
export type ClockMeasure = z.infer<typeof ClockMeasure>;

/**
 * A clock is an input of the top level, unless it has a source. `frequency` in Hz; of one with a source, after reset. The
 * clock-and-reset unit makes the `enables` and takes the measure.
 */
export const SocClock = z.object({
  frequency: z.number().positive().max(1e12),
  source: ClockSource.optional(),
  group: ClockGroup.optional(),
  enables: z.record(Identifier, ClockEnable).optional(),
  measure: ClockMeasure.optional(),
  description: z.string().optional(),
});
export type SocClock = z.infer<typeof SocClock>;

/**
 * What asserts a reset inside the SoC: other resets, one-bit outputs of blocks that are high to ask for it (a
 * watchdog's, say), and, with `software`, a register. It is asserted at once and released with its clock, `stretch`
 * periods later than it could be, and not before the reset `after` it.
 */
export const ResetSource = z.object({
  from: z.array(Identifier).max(8).default([]),
  requests: z.array(Endpoint).max(8).optional(),
  after: Identifier.optional(),
  stretch: z.number().int().min(0).max(65535).optional(),
  software: z.boolean().optional(),
});
export type ResetSource = z.infer<typeof ResetSource>;

/**
 * A reset is an input of the top level, deasserted synchronously to `clock`, unless it has a source. `powerOn` marks the
 * input that is active until supply and oscillator are good. `filter`, of another input: periods of `clock` that it is
 * active, or inactive, before what the clock-and-reset unit makes of it follows.
 */
export const SocReset = z.object({
  polarity: z.enum(['low', 'high']),
  clock: Identifier,
  powerOn: z.boolean().optional(),
  filter: z.number().int().min(1).max(65535).optional(),
  source: ResetSource.optional(),
  description: z.string().optional(),
});
export type SocReset = z.infer<typeof SocReset>;
