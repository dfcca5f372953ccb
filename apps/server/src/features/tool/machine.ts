import { detectTools, probeSandbox } from '@netloom/executor';
import type { DetectedTool, Sandbox } from '@netloom/executor';
import type { Settings } from '../../settings.ts';

/** What this machine can run; without a sandbox there is the reason. */
export interface Machine {
  tools: DetectedTool[];
  sandbox?: Sandbox;
  reason?: string;
}

const looks = new Map<boolean, Promise<Machine>>();

/** Looks once: what is installed later is found at the next start. */
export function lookAtMachine({ unsandboxed }: Pick<Settings, 'unsandboxed'>): Promise<Machine> {
  const known = looks.get(unsandboxed) ?? look(unsandboxed);
  looks.set(unsandboxed, known);
  return known;
}

async function look(unsandboxed: boolean): Promise<Machine> {
  const [tools, sandbox] = await Promise.all([detectTools(), probeSandbox(unsandboxed)]);
  return { tools, ...sandbox };
}
