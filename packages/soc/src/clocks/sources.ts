import type { ClockSource, SocClock } from '@netloom/model';

/** The clocks that a clock is made of; none for an input of the top level. */
export function inputsOf(source: ClockSource | undefined): readonly string[] {
  if (!source || source.kind === 'oscillator') return [];
  return source.kind === 'mux' ? source.inputs : [source.from];
}

/** Times by which a clock divides its input, as it is after reset; a PLL divides by less than 1. */
export function ratioOf(source: ClockSource | undefined): number {
  if (source?.kind === 'pll') return (source.divider * source.divide) / source.multiplier;
  return source?.kind === 'divider' ? source.ratio : 1;
}

/** Times by which it divides its input at least, whatever software sets. */
export function leastRatioOf(source: ClockSource | undefined): number {
  if (source?.kind !== 'divider') return ratioOf(source);
  return Math.min(source.ratio, source.minimum ?? source.ratio);
}

/** Whether a clock begins by itself: at an input of the top level, or in an oscillator on the chip. */
export function isRoot({ source }: Pick<SocClock, 'source'>): boolean {
  return source === undefined || source.kind === 'oscillator';
}

/** Whether software has a say in a clock. */
export function isControlled({ source }: SocClock): boolean {
  if (!source) return false;
  if (source.kind === 'divider') return source.minimum !== undefined;
  return source.kind === 'mux' || source.kind === 'gate';
}
