import type { OpenCore } from '../files/cores.ts';
import { MeasureButton } from '../measure/MeasureButton.tsx';
import { isPlaced } from './ice40Text.ts';
import type { Figures } from '../measure/useFigures.ts';
import { isUnderWay, useMeasuring } from '../measure/useMeasuring.ts';

/** Where a figure that a run can tell is not known, or no more than a range: the way to have it measured. */
export function MissingFigures({ open, figures }: { open: OpenCore; figures: Figures }) {
  const measuring = useMeasuring(open);
  const { area, fmax, benchmarks, ice40 } = figures;
  const known = [area, fmax, benchmarks].every((figure) => figure?.measured) && isPlaced(ice40);
  if (known && !measuring.parts.some(isUnderWay)) return null;
  return (
    <div data-figure="measure">
      <MeasureButton measuring={measuring} />
    </div>
  );
}
