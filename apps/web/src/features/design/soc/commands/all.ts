import type { Command } from './command.ts';
import { connectionCommands } from './connections.tsx';
import { editCommands } from './edit.tsx';
import { fileCommands } from './file.tsx';
import { viewCommands } from './view.tsx';

/** Groups as the help sheet shows them. */
export const commandGroups: { id: string; commands: Command[] }[] = [
  { id: 'file', commands: fileCommands },
  { id: 'edit', commands: editCommands },
  { id: 'connect', commands: connectionCommands },
  { id: 'view', commands: viewCommands },
];

const byId = new Map(
  commandGroups.flatMap((group) => group.commands).map((command) => [command.id, command]),
);

export function commandById(id: string): Command {
  return byId.get(id)!;
}
