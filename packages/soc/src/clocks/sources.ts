import type { ClockSource, SocClock } from '@netloom/model';

/** The clocks that a clock is made of; none for an input of the top level. */
export function inputsOf(source: ClockSource | undefined): readonly string[] {
  if (!source) return [];
  return source.kind === 'mux' ? source.inputs : [source.from];
}

/** Times by which a clock divides its input, as it is after reset. */
export function ratioOf(source: ClockSource | undefined): number {
  return source?.kind === 'divider' ? source.ratio : 1;
}

/** Times by which it divides its input at least, whatever software sets. */
export function leastRatioOf(source: ClockSource | undefined): number {
  return source?.kind === 'divider' ? Math.min(source.ratio, source.minimum ?? source.ratio) : 1;
}

/** Whether software has a say in a clock. */
export function isControlled({ source }: SocClock): boolean {
  if (!source) return false;
  return source.kind === 'divider' ? source.minimum !== undefined : true;
}
