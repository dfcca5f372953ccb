import { FORMAL_FILES, formalRefusal, planFormal } from '@netloom/core/formal';
import { PlanError } from '../../planError.ts';
import { requireAsGenerated } from '../generatedCore.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import type { FormalRequest } from './kind.ts';

/** What of a run's time its checks may take together: each asks two questions, the second four times as long as the first. */
const SHARE = 0.7;
const LEAST_SECONDS = 5;

export const plan: Planning<FormalRequest>['plan'] = async (request, { tree }) => {
  const { top, seconds } = request;
  const options = await requireAsGenerated(request, tree);
  const refusal = formalRefusal(options);
  if (refusal !== undefined) throw new PlanError(`formal-${refusal}`, 'fileList', { core: top });
  const count = planFormal(options, 0).checks.length;
  const each = Math.max(LEAST_SECONDS, Math.floor((SHARE * seconds) / count));
  const { files } = planFormal(options, each);
  const step = { env: {}, directory: '' } as const;
  return {
    top,
    plan: {
      kind: 'formal',
      title: top,
      steps: [
        {
          ...step,
          id: 'elaborate',
          title: 'Elaborate',
          argv: ['yosys', '-q', '-s', FORMAL_FILES.elaborate],
          tool: 'yosys',
          weight: 1,
        },
        {
          ...step,
          id: 'decide',
          title: 'Decide',
          argv: ['bash', FORMAL_FILES.decide],
          tool: 'formal',
          weight: 6,
        },
      ],
      files,
      outputs: [{ path: FORMAL_FILES.wave, kind: 'wave', title: 'Counterexample', mediaType: 'text/plain' }],
      limits: limitsOf(request),
    },
  };
};
