import { PlanError } from '../../planError.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import type { BenchRequest } from './kind.ts';
import { planBench } from './planBench.ts';

export const plan: Planning<BenchRequest>['plan'] = async (request, context) => {
  const { block } = request;
  const found = await context.benchOf?.(block);
  if (found === undefined) throw new PlanError('no-bench', 'block', { name: block });
  const planned = planBench(found, limitsOf(request));
  return { top: found.top, plan: planned };
};
