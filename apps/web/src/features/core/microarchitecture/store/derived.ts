import { checkCore, estimate, generateCore, lockoutWarnings, rtlHash } from '@netloom/core';
import type { CoreGeneration, CoreOptions, Estimate } from '@netloom/core';
import type { Diagnostic } from '@netloom/model';

/** What follows from options, worked out once for each. */
function derived<T>(work: (options: CoreOptions) => T): (options: CoreOptions) => T {
  const known = new WeakMap<CoreOptions, { value: T }>();
  return (options) => {
    let kept = known.get(options);
    if (!kept) known.set(options, (kept = { value: work(options) }));
    return kept.value;
  };
}

export const problemsOf: (options: CoreOptions) => Diagnostic[] = derived(checkCore);
/** What may be generated, and is better known. */
export const warningsOf: (options: CoreOptions) => Diagnostic[] = derived(lockoutWarnings);
export const figuresOf: (options: CoreOptions) => Estimate = derived(estimate);
export const generationOf: (options: CoreOptions) => CoreGeneration = derived(generateCore);
export const hashOf: (options: CoreOptions) => string = derived(rtlHash);
