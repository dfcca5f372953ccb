import { listTools } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { describeConfinement } from './describeMachine.ts';
import { lookAtMachine } from './machine.ts';

export const listToolsRoute = implement(listTools, signedIn, async (_incoming, _scope, { settings }) => {
  const machine = await lookAtMachine(settings);
  return {
    tools: machine.tools.map(({ name, version, purpose, installCommand }) => {
      return { name, version: version ?? null, purpose, install: installCommand };
    }),
    sandbox: { usable: machine.sandbox !== undefined, description: describeConfinement(machine) },
  };
});
