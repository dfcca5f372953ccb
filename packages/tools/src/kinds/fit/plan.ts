import { requireAsGenerated } from '../generatedCore.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import type { FitRequest } from './kind.ts';
import { planFit } from './planFit.ts';

export const plan: Planning<FitRequest>['plan'] = async (request, { tree }) => {
  const options = await requireAsGenerated(request, tree);
  return { top: request.top, plan: planFit(options, limitsOf(request)) };
};
