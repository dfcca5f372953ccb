import { addingCommands } from '../../../commands/addingCommands.ts';

/** What can be done with the menu as a whole. */
export const menuCommands = addingCommands('menus:add');
