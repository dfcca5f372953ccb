import { commandSet } from '../../../commands/command.ts';
import { showTour } from './useTour.ts';

export const tourCommands = commandSet<null>(
  (id) => `common:${id}`,
  [{ id: 'tour', run: () => void showTour(true) }],
);
