import { coreRtl } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { abstractCarryless } from './abstractCarryless.ts';
import { abstractFloat } from './abstractFloat.ts';
import { abstractMultiplication } from './abstractMultiplication.ts';
import { checksOf } from './checks.ts';
import { semantics } from './semantics.ts';
import { checker, surroundings } from './surroundings.ts';

/** The core with the port that the checks look at. */
export const withTrace = (options: CoreOptions): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, rvfi: true },
});

/** What Yosys reads: the core's modules with products and floating point taken for given, what they have to do, and what asks whether they do it. */
export function formalSources(options: CoreOptions): string {
  const traced = withTrace(options);
  const abstract = {
    ...abstractCarryless(options),
    ...abstractMultiplication(options),
    ...abstractFloat(options),
  };
  const rtl = coreRtl(traced).map(
    ({ path, text }) => abstract[path.slice('rtl/'.length, -'.sv'.length)] ?? text,
  );
  const checks = checksOf(traced);
  return [
    ...rtl,
    semantics(traced),
    ...checks.map((check) => checker(traced, check)),
    surroundings(traced, checks),
  ].join('\n');
}
