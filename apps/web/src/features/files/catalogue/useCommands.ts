import type { FileRow } from '@netloom/contract';
import type { Dialog } from './Dialogs.tsx';
import type { Commands } from './Toolbar.tsx';
import { downloadFiles } from './downloadFiles.ts';
import { useAskToRemove } from './useAskToRemove.tsx';
import type { CatalogueView } from './useCatalogueView.ts';
import type { FileActions } from './useFileActions.ts';

/** What can be done with the chosen files and the folder; undefined for what cannot. */
export function useCommands(
  deptId: number,
  { folder, chosen }: CatalogueView,
  actions: FileActions,
  onDialog: (dialog: Dialog) => void,
): Commands {
  const askToRemove = useAskToRemove(actions);
  const paths = chosen.map(({ filePath }) => filePath);
  const only = onlyOf(chosen);
  const some = chosen.length > 0;
  return {
    create: () => onDialog({ kind: 'create', folder }),
    download: () => void downloadFiles(deptId, chosen),
    rename: only && (() => onDialog({ kind: 'rename', row: only })),
    move: some ? () => onDialog({ kind: 'move', paths }) : undefined,
    remove: some ? () => askToRemove(paths) : undefined,
    permission: () => onDialog({ kind: 'permission', path: only?.filePath ?? folder }),
  };
}

/** The one file that is chosen; undefined when there is none or more. */
export function onlyOf(chosen: readonly FileRow[]): FileRow | undefined {
  return chosen.length === 1 ? chosen[0] : undefined;
}
