import type { StepAdapter } from '../../../../packages/tools/src/stepAdapter.ts';

/** A file without lines has failed. */
export const adapters: Readonly<Record<string, StepAdapter>> = {
  wc: {
    read: () => (line) => {
      const lines = /^(\d+) /.exec(line)?.[1];
      if (lines === undefined) return [];
      return [
        { type: 'metric', name: 'lines', value: Number(lines), unit: '' },
        { type: 'result', passed: Number(lines) > 0, text: `${lines} lines` },
      ];
    },
    speaks: {
      passed: (said) => ({ code: 'said', said: `wc counted ${said}` }),
      silence: 'wc counted nothing',
    },
  },
};
