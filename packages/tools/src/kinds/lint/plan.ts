import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf } from '../sources.ts';
import type { LintRequest } from './kind.ts';
import { planLint } from './planLint.ts';

export const plan: Planning<LintRequest>['plan'] = async (request, { tree }) => {
  const { set } = await sourcesOf(request, tree);
  return { top: request.top, plan: planLint({ ...set, title: request.top, limits: limitsOf(request) }) };
};

export const compiled: Planning<LintRequest>['compiled'] = compiledDesign;
