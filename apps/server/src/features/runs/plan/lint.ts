import { planLint } from '@netloom/tools';
import { limitsOf } from './planner.ts';
import type { Planner } from './planner.ts';
import { sourcesOf } from './sources.ts';

export const lint: Planner<'lint'> = async (request, { tree }) => {
  const { set } = await sourcesOf(request, tree);
  return { top: request.top, plan: planLint({ ...set, title: request.top, limits: limitsOf(request) }) };
};
