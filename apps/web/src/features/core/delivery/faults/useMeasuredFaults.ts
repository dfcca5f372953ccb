import { MEASURED_FAULTS, isMeasured } from '@netloom/core/delivery';
import type { MeasuredFault } from '@netloom/core/delivery';
import { useEffect, useState } from 'react';

const known = new Map<MeasuredFault, boolean>();

/** Faults whose RTL is still what was measured, looked at one after the other so that the screen stays at hand. */
export function useMeasuredFaults(): { faults: readonly MeasuredFault[]; stale: number; isDone: boolean } {
  const [count, setCount] = useState(known.size);
  useEffect(() => {
    if (count >= MEASURED_FAULTS.length) return undefined;
    const timer = setTimeout(() => {
      const next = MEASURED_FAULTS[known.size];
      if (next !== undefined) known.set(next, isMeasured(next));
      setCount(known.size);
    });
    return () => clearTimeout(timer);
  }, [count]);
  const looked = MEASURED_FAULTS.slice(0, count);
  const faults = looked.filter((each) => known.get(each) === true);
  return { faults, stale: looked.length - faults.length, isDone: count === MEASURED_FAULTS.length };
}
