import { addingCommands } from '../../../commands/addingCommands.ts';

/** What can be done with the list of tasks. */
export const taskCommands = addingCommands('tasks:new');
