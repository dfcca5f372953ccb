import { addingCommands } from '../../../commands/addingCommands.ts';

export const branchListCommands = addingCommands('git:branches.new');
export const protectionCommands = addingCommands('git:protection.new');
export const hookCommands = addingCommands('git:hooks.new');
