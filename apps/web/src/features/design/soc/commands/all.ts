import { commandSet } from '../../../../commands/command.ts';
import { arrangeCommands } from './arrange.ts';
import { connectionCommands } from './connections.ts';
import type { SocCommand } from './command.ts';
import { editCommands } from './edit.ts';
import { fileCommands } from './file.ts';
import { hierarchyCommands } from './hierarchy.ts';
import { viewCommands } from './view.ts';

/** Groups as the help sheet shows them. */
export const commandGroups: { id: string; commands: SocCommand[] }[] = [
  { id: 'file', commands: fileCommands },
  { id: 'edit', commands: editCommands },
  { id: 'arrange', commands: arrangeCommands },
  { id: 'connect', commands: connectionCommands },
  { id: 'hierarchy', commands: hierarchyCommands },
  { id: 'view', commands: viewCommands },
];

export const socCommands = commandSet<null>(
  (id) => `soc:command.${id}`,
  commandGroups.flatMap(({ commands }) => commands),
);

export function commandById(id: string): SocCommand {
  return socCommands.byId.get(id)!;
}
