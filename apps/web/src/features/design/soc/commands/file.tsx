import { CodeOutlined, ImportOutlined, SaveOutlined } from '@ant-design/icons';
import { generate } from '../files/generate.ts';
import { saveCanvas } from '../files/designs.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { always } from './command.ts';
import type { Command } from './command.ts';

export const fileCommands: Command[] = [
  {
    id: 'save',
    icon: <SaveOutlined aria-hidden />,
    keys: ['Ctrl+S'],
    enabled: () => useSoc.getState().isDirty,
    run: () => void saveCanvas(),
  },
  {
    id: 'import',
    icon: <ImportOutlined aria-hidden />,
    keys: ['I'],
    enabled: always,
    run: () => openDialog('import'),
  },
  {
    id: 'generate',
    icon: <CodeOutlined aria-hidden />,
    keys: ['G'],
    enabled: () => useSoc.getState().canvas !== undefined,
    run: generate,
  },
];
