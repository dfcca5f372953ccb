import { detectTools, probeSandbox } from '@netloom/executor';
import type { DetectedTool, NoSandbox, Sandbox } from '@netloom/executor';
import type { Settings } from '../../settings.ts';

/** What this machine can run; without a sandbox there is the reason. */
export interface Machine {
  tools: DetectedTool[];
  sandbox?: Sandbox;
  reason?: string;
  cause?: NoSandbox;
}

interface Look {
  machine: Promise<Machine>;
  began: number;
}

const looks = new Map<boolean, Look>();

function lookNow(unsandboxed: boolean): Look {
  const look = { machine: see(unsandboxed), began: Date.now() };
  looks.set(unsandboxed, look);
  return look;
}

async function see(unsandboxed: boolean): Promise<Machine> {
  const [tools, sandbox] = await Promise.all([detectTools(), probeSandbox(unsandboxed)]);
  return { tools, ...sandbox };
}

/** What was seen when it was looked last. */
export function lookAtMachine({ unsandboxed }: Pick<Settings, 'unsandboxed'>): Promise<Machine> {
  return (looks.get(unsandboxed) ?? lookNow(unsandboxed)).machine;
}

/** What was seen less than this many milliseconds ago is not looked for again. */
const RECENT = 10_000;

/** Looks again, for what was installed meanwhile or did not answer; those who ask at the same time look together. */
export function lookAgain({ unsandboxed }: Pick<Settings, 'unsandboxed'>): Promise<Machine> {
  const last = looks.get(unsandboxed);
  const recent = last !== undefined && Date.now() - last.began < RECENT;
  return (recent ? last : lookNow(unsandboxed)).machine;
}
