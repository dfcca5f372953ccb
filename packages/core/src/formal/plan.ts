import type { CoreOptions } from '../options/coreOptions.ts';
import { checksOf } from './checks.ts';
import { formalSources, withTrace } from './sources.ts';
import { FORMAL_YS, formalScript, waveYs } from './script.ts';

/** Programs and files that decide the checks of a core. */
export interface FormalPlan {
  checks: readonly string[];
  files: Readonly<Record<string, string>>;
}

/** What Yosys is given, and the shell that asks ABC for at most some seconds a check. */
export const FORMAL_FILES = {
  elaborate: 'formal.ys',
  decide: 'formal.sh',
  wave: 'counterexample.vcd',
} as const;

export function planFormal(options: CoreOptions, secondsEach: number): FormalPlan {
  const checks = checksOf(withTrace(options));
  const waves = checks.map(({ name }) => [`wave_${name}.ys`, waveYs(name)] as const);
  return {
    checks: checks.map(({ name }) => name),
    files: {
      'core.sv': formalSources(options),
      [FORMAL_FILES.elaborate]: FORMAL_YS,
      [FORMAL_FILES.decide]: formalScript(checks, secondsEach),
      ...Object.fromEntries(waves),
    },
  };
}
