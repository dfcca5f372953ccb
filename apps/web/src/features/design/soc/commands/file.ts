import { generate } from '../files/generate.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import type { SocCommand } from './command.ts';

export const fileCommands: SocCommand[] = [
  {
    id: 'import',
    keys: ['I'],
    run: () => openDialog('import'),
  },
  {
    id: 'export',
    when: () => useSoc.getState().canvas !== undefined,
    run: () => openDialog('export'),
  },
  {
    id: 'generate',
    keys: ['G'],
    when: () => useSoc.getState().canvas !== undefined,
    run: generate,
  },
];
