import { holdRun, kindOf } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { ownerOfRun } from '../policy.ts';
import { heldSessions } from './heldSessions.ts';
import { speakWith } from './speakWith.ts';

export const holdRoute = implement(
  holdRun,
  ownerOfRun(({ body }) => body.runId),
  async ({ body: { columns, rows } }, { caller, run }, services) => {
    const session = kindOf(run.kind)?.session;
    if (session?.terminal !== 'pty')
      throw warning('no-terminal', { field: 'runId', values: { kind: run.kind } });
    await speakWith(run, session.terminal, { columns, rows }, 'runId', services.runs);
    await heldSessions(services).hold(run, caller, services);
    return {};
  },
);
