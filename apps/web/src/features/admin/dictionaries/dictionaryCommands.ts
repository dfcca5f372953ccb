import { addingCommands } from '../../../commands/addingCommands.ts';

/** What can be done with the list of dictionaries. */
export const dictionaryCommands = addingCommands('dictionaries:add');
