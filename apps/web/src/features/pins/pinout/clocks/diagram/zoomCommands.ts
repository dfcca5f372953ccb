import { commandSet } from '../../../../../commands/command.ts';
import type { Zoom } from './useZoom.ts';

/** How large the clock tree is drawn; the keys hold while it has the focus. */
export const zoomCommands = commandSet<Zoom>(
  (id) => `pinClocks:${id}`,
  [
    { id: 'zoomOut', keys: ['-'], run: ({ smaller }) => smaller() },
    { id: 'zoomIn', keys: ['+', '='], run: ({ larger }) => larger() },
    { id: 'fit', keys: ['0'], run: ({ fit }) => fit() },
  ],
);
