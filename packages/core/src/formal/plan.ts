import type { CoreOptions } from '../options/coreOptions.ts';
import { checksOf } from './checks.ts';
import { withFewSets } from './memorySide/fewSets.ts';
import { memoryChecks } from './memorySide/memoryChecks.ts';
import { memorySide } from './memorySide/model.ts';
import { formalSources, withTrace } from './sources.ts';
import { formalScript, formalYs, waveYs } from './script.ts';
import type { Asked } from './script.ts';

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

/** The checks of the pipeline's trace, and of what lies between it and AXI4. */
function askedOf(options: CoreOptions): Asked[] {
  return [
    ...checksOf(withTrace(options)).map((check) => ({ ...check, model: 'core' as const })),
    ...memoryChecks(withFewSets(options)).map((check) => ({ ...check, model: 'memory' as const })),
  ];
}

/** `only`: checks that are asked; all without. */
export function planFormal(options: CoreOptions, secondsEach: number, only?: readonly string[]): FormalPlan {
  const checks = askedOf(options).filter(({ name }) => only?.includes(name) ?? true);
  const models = [...new Set(checks.map(({ model }) => model))];
  const waves = checks.map(({ name, model }) => [`wave_${name}.ys`, waveYs(name, model)] as const);
  return {
    checks: checks.map(({ name }) => name),
    files: {
      ...(models.includes('core') && { 'core.sv': formalSources(options) }),
      ...(models.includes('memory') && { 'memory.sv': memorySide(withFewSets(options)) }),
      [FORMAL_FILES.elaborate]: formalYs(models),
      [FORMAL_FILES.decide]: formalScript(checks, secondsEach),
      ...Object.fromEntries(waves),
    },
  };
}
