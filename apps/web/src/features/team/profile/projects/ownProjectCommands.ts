import { addingCommands } from '../../../../commands/addingCommands.ts';

/** What can be done with the user's own projects. */
export const ownProjectCommands = addingCommands('profile:projects.create');
