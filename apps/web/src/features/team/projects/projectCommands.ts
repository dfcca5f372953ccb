import { addingCommands } from '../../../commands/addingCommands.ts';

/** What can be done with the list of projects. */
export const projectCommands = addingCommands('projects:add');
