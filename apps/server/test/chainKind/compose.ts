import type { Composing } from '../../../../packages/tools/src/kinds/kind.ts';
import type { ChainRequest } from './kind.ts';

export const compose: Composing<ChainRequest>['compose'] = ({ members, seconds, priority }) =>
  Promise.resolve({
    title: 'a chain',
    top: 'none',
    members: members.map(({ name, kind, top, after }) => {
      const simulator = kind === 'simulate' && { simulator: 'icarus', trace: false };
      return { name, after, request: { kind, top, testbench: `${top}.sv`, seconds, priority, ...simulator } };
    }),
  });
