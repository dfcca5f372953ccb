import { silent, type StepAdapter } from '../../stepAdapter.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  pty: {
    ...silent,
    takesInput: true,
    speaks: { passed: (said) => ({ code: 'said', said }), silence: 'a shell proves nothing' },
  },
};
