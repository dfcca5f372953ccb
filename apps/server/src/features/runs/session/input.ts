import { inputRun, kindOf } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { ownerOfRun } from '../policy.ts';
import { speakWith } from './speakWith.ts';

export const inputRoute = implement(
  inputRun,
  ownerOfRun(({ body }) => body.runId),
  async ({ body: { text } }, { run }, { runs }) => {
    // A bench has a standard input, too, without being a session.
    const { terminal } = kindOf(run.kind)?.session ?? { terminal: 'line' };
    await speakWith(run, terminal, { text }, 'text', runs);
    return {};
  },
);
