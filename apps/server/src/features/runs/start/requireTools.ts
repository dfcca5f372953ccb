import type { RunPlan } from '@netloom/model';
import type { Services } from '../../../services.ts';
import { equippedMachine } from '../../tool/index.ts';

/** @throws a 601 with what the plan needs and is missing, and the command that installs it. */
export async function requireTools(plan: RunPlan, { settings }: Services): Promise<void> {
  const programs = new Set(plan.steps.map(({ argv }) => argv[0] ?? ''));
  if (programs.has('make')) programs.add('g++');
  await equippedMachine(programs, settings);
}
