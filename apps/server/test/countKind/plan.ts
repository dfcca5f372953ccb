import type { Planning } from '../../../../packages/tools/src/kinds/kind.ts';
import { limitsOf } from '../../../../packages/tools/src/kinds/request.ts';
import type { CountRequest } from './kind.ts';

export const plan: Planning<CountRequest>['plan'] = async (request, { tree }) => {
  await tree.requireText(request.file, 'file');
  const step = { id: 'count', title: 'Count', tool: 'wc', env: {}, directory: 'src', weight: 1 };
  const steps = [{ ...step, argv: ['wc', '-l', request.file] }];
  const title = `lines of ${request.file}`;
  return {
    top: 'none',
    plan: { kind: 'count', title, steps, files: {}, outputs: [], limits: limitsOf(request) },
  };
};
