import { describeSandbox } from '@netloom/executor';
import type { Machine } from './machine.ts';

export function describeConfinement({ sandbox, reason }: Machine): string {
  return sandbox === undefined ? (reason ?? '') : describeSandbox(sandbox);
}

/** What whoever starts the server should know of the machine: what is missing with its remedy, how runs are confined. */
export function describeMachine(machine: Machine): string[] {
  const missing = machine.tools.filter(({ version }) => version === undefined);
  return [
    ...missing.map(({ name, installCommand }) => `${name} is missing: ${installCommand}`),
    machine.sandbox === undefined
      ? `Runs are off: ${machine.reason}`
      : `Sandbox of runs: ${describeConfinement(machine)}`,
  ];
}
