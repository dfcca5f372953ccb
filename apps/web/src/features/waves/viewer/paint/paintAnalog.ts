import type { RangeAs } from '@netloom/waves';
import { analogNumber } from '../format/analog.ts';
import { STATE } from '../tiles/JoinedTrace.ts';
import type { JoinedTrace } from '../tiles/JoinedTrace.ts';
import type { Analog } from '../view/model.ts';
import { paintUnknown } from './paintUnknown.ts';
import type { Lane, Piece, Plot } from './plot.ts';
import { eachPiece } from './plot.ts';

/** A stretch's place and its least and greatest number. */
interface Sample extends Piece {
  low: number;
  high: number;
}

export interface Scale {
  low: number;
  high: number;
}

interface Samples {
  samples: Sample[];
  /** Stretches without a number. */
  others: Piece[];
}

function samplesOf(plot: Plot, trace: JoinedTrace, end: number, as: RangeAs): Samples {
  const found: Samples = { samples: [], others: [] };
  eachPiece(plot, trace.times, end, (index, x0, x1) => {
    const value = trace.values[index];
    if (value === undefined) return;
    const number = value === null ? null : analogNumber(value, as);
    const range = value === null ? trace.ranges[index] : number === null ? null : [number, number];
    if (range) found.samples.push({ index, x0, x1, low: range[0]!, high: range[1]! });
    else if (value !== null) found.others.push({ index, x0, x1 });
  });
  return found;
}

/** The fixed scale, or what is in sight; never without height. */
function scaleOf(samples: Sample[], { low, high }: Analog): Scale {
  let [least, greatest] = [Infinity, -Infinity];
  for (const sample of samples) {
    least = Math.min(least, sample.low);
    greatest = Math.max(greatest, sample.high);
  }
  if (least > greatest) [least, greatest] = [0, 1];
  const scale = { low: low ?? least, high: high ?? greatest };
  return scale.high > scale.low ? scale : { low: scale.low - 0.5, high: scale.low + 0.5 };
}

/** Dense stretches as bars from least to greatest, each at least a pixel high. */
function paintEnvelope({ context }: Plot, samples: Sample[], y: (value: number) => number): void {
  for (const { x0, x1, low, high } of samples) {
    const [top, bottom] = [y(high), y(low)];
    context.fillRect(x0, top, Math.max(1, x1 - x0), Math.max(1, bottom - top));
  }
}

function paintCurve(
  { context }: Plot,
  samples: Sample[],
  y: (value: number) => number,
  steps: boolean,
): void {
  context.beginPath();
  let before: Sample | undefined;
  for (const sample of samples) {
    const height = y(sample.high) + 0.5;
    if (before?.x1 !== sample.x0) context.moveTo(sample.x0, height);
    else context.lineTo(sample.x0, height);
    if (sample.low !== sample.high) context.lineTo(sample.x0, y(sample.low) + 0.5);
    if (steps) context.lineTo(sample.x1, y(sample.low !== sample.high ? sample.low : sample.high) + 0.5);
    before = sample;
  }
  context.stroke();
}

/** A row as a curve; gives the scale it used, for the numbers beside it, in units of the values. */
export function paintAnalog(
  plot: Plot,
  lane: Lane,
  trace: JoinedTrace,
  end: number,
  { analog, as, colour }: { analog: Analog; as: RangeAs; colour: string },
): Scale {
  const { context } = plot;
  const { samples, others } = samplesOf(plot, trace, end, as);
  const scale = scaleOf(samples, analog);
  const perUnit = (lane.bottom - 1 - lane.top) / (scale.high - scale.low);
  const y = (value: number) => {
    const shown = Math.max(scale.low, Math.min(value, scale.high));
    return Math.round(lane.bottom - 1 - (shown - scale.low) * perUnit);
  };
  context.fillStyle = colour;
  context.strokeStyle = colour;
  if (analog.mode === 'minmax') paintEnvelope(plot, samples, y);
  else paintCurve(plot, samples, y, analog.mode === 'step');
  const unknown = others.filter(({ index }) => trace.states[index] !== STATE.known);
  paintUnknown(plot, lane, unknown, trace);
  return scale;
}
