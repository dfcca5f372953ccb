import type { RunPlan } from '@netloom/model';
import type { SourceSet } from '../verilatorArguments.ts';
import { withRenamed } from './safeNames.ts';

interface Sources {
  set: SourceSet;
  warnings: readonly string[];
  found: readonly string[];
}

/** The plan with what is to be known of its sources: told before all else, so that it stands before what follows from it. */
export function withSources(plan: RunPlan, { set, warnings, found }: Sources): RunPlan {
  const renamed = withRenamed(plan, set);
  return toldFirst(toldFirst(renamed, 'found', 'Sources found', found), 'ignored', 'Ignored files', warnings);
}

function toldFirst(plan: RunPlan, id: string, title: string, lines: readonly string[]): RunPlan {
  if (lines.length === 0) return plan;
  const file = `${id}.txt`;
  const argv = ['cat', `../${file}`];
  return {
    ...plan,
    steps: [{ id, title, argv, env: {}, directory: 'src', tool: 'verilator', weight: 0.1 }, ...plan.steps],
    files: { ...plan.files, [file]: lines.map((line) => `${line}\n`).join('') },
  };
}
