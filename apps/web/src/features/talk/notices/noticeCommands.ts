import { addingCommands } from '../../../commands/addingCommands.ts';

/** What can be done with the list of notices. */
export const noticeCommands = addingCommands('notices:add');
