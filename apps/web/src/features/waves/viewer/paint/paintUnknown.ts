import { STATE } from '../tiles/JoinedTrace.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import type { Lane, Piece, Plot } from './plot.ts';

const textRoom = 12;

/** Letters that tell apart, beside the colour, what is not 0 or 1. */
export const letters: Record<number, string> = {
  [STATE.unknown]: 'X',
  [STATE.floating]: 'Z',
  [STATE.uninitialised]: 'U',
  [STATE.weak]: 'W',
  [STATE.ignored]: '-',
};

export function colourOfState({ palette }: Plot, state: number, known: string): string {
  if (state === STATE.floating) return palette.floating;
  if (state === STATE.ignored) return palette.dim;
  return letters[state] === undefined ? known : palette.unknown;
}

/** Stretches of single bits that are neither 0 nor 1, each with its letter where there is room. */
export function paintUnknown(plot: Plot, { top, bottom }: Lane, pieces: Piece[], trace: JoinedTrace): void {
  const { context } = plot;
  const middle = Math.round((top + bottom) / 2);
  context.textBaseline = 'middle';
  for (const { index, x0, x1 } of pieces) {
    const state = trace.states[index]!;
    const width = Math.max(1, x1 - x0);
    context.fillStyle = colourOfState(plot, state, plot.palette.unknown);
    if (state === STATE.floating) context.fillRect(x0, middle, width, 1);
    else {
      context.globalAlpha = 0.22;
      context.fillRect(x0, top, width, bottom - top);
      context.globalAlpha = 1;
      context.fillRect(x0, top, width, 1);
      context.fillRect(x0, bottom - 1, width, 1);
    }
    const left = Math.max(x0, 0);
    const lift = state === STATE.floating ? -4 : 0;
    if (Math.min(x1, plot.width) - left >= textRoom)
      context.fillText(letters[state] ?? '', left + 3, middle + 0.5 + lift);
  }
}
