import { silent, type StepAdapter } from '../../stepAdapter.ts';
import { readGcc } from '../boot/readGcc.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  gcc: { read: readGcc },
  pty: {
    ...silent,
    takesInput: true,
    speaks: { passed: (said) => ({ code: 'said', said }), silence: 'a debugger proves nothing' },
  },
};
