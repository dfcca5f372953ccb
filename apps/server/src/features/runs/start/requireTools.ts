import type { RunPlan } from '@netloom/model';
import { warning } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';
import { lookAtMachine } from '../../tool/index.ts';

/** @throws a 601 with what the plan needs and is missing, and the command that installs it. */
export async function requireTools(plan: RunPlan, { settings }: Services): Promise<void> {
  const { tools, sandbox, reason } = await lookAtMachine(settings);
  const programs = new Set(plan.steps.map(({ argv }) => argv[0]));
  if (programs.has('make')) programs.add('g++');
  for (const { name, version, installCommand } of tools) {
    if (programs.has(name) && version === undefined)
      throw warning('tool-missing', { values: { name, command: installCommand } });
  }
  if (sandbox === undefined) throw warning('no-sandbox', { values: { why: reason ?? '' } });
}
