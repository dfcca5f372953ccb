import { listTools } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { whyUnsandboxed } from '../../git/index.ts';
import { wordRefusal } from '../../http/wording/refusals/refusals.ts';
import type { WordingLanguage } from '../../http/wording/wording.ts';
import { describeConfinement } from './describeMachine.ts';
import { lookAtMachine } from './machine.ts';
import type { Machine } from './machine.ts';

/** How runs are confined, or why they cannot be. */
function described(machine: Machine, language: WordingLanguage): string {
  if (machine.sandbox !== undefined) return describeConfinement(machine);
  const { reason, values = {} } = whyUnsandboxed(machine.cause);
  return wordRefusal(reason, values, language);
}

export const listToolsRoute = implement(listTools, signedIn, async ({ language }, _scope, { settings }) => {
  const machine = await lookAtMachine(settings);
  return {
    tools: machine.tools.map(({ name, version, purpose, installCommand }) => {
      return { name, version: version ?? null, purpose, install: installCommand };
    }),
    sandbox: {
      usable: machine.sandbox !== undefined,
      description: described(machine, language),
      confined: machine.sandbox,
    },
  };
});
