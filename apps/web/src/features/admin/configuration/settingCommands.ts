import { addingCommands } from '../../../commands/addingCommands.ts';

/** What can be done with the list of settings. */
export const settingCommands = addingCommands('configuration:add');
