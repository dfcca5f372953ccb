import { generate } from '../files/generate.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import type { SocCommand } from './command.ts';

function isWhole(): boolean {
  const { canvas } = useSoc.getState();
  return canvas !== undefined && canvas.within === undefined;
}

export const fileCommands: SocCommand[] = [
  {
    id: 'import',
    keys: ['I'],
    run: () => openDialog('import'),
  },
  {
    id: 'export',
    when: () => isWhole(),
    run: () => openDialog('export'),
  },
  {
    id: 'generate',
    keys: ['G'],
    // The inside of one instance is generated with the design around it.
    when: () => isWhole(),
    run: generate,
  },
];
