import { withWarnings } from '../ignoredFiles.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { withRenamed } from '../safeNames.ts';
import { compiledDesign, sourcesOf } from '../sources.ts';
import type { LintRequest } from './kind.ts';
import { planLint } from './planLint.ts';

export const plan: Planning<LintRequest>['plan'] = async (request, { tree }) => {
  const { set, warnings } = await sourcesOf(request, tree);
  const planned = planLint({ ...set, title: request.top, limits: limitsOf(request) });
  return { top: request.top, plan: withWarnings(withRenamed(planned, set), warnings) };
};

export const compiled: Planning<LintRequest>['compiled'] = compiledDesign;
