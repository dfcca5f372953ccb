import type { FileRow } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';
import type { Dialog } from './Dialogs.tsx';
import { downloadFiles } from './downloadFiles.ts';
import { refreshFiles } from './useFiles.ts';

/** The folder that is shown, and what is chosen in it. */
export interface CatalogueTargets {
  deptId: number;
  folder: string;
  chosen: readonly FileRow[];
  mayEdit: boolean;
  show: (dialog: Dialog) => void;
  remove: (paths: readonly string[]) => void;
}

const pathsOf = ({ chosen }: CatalogueTargets) => chosen.map(({ filePath }) => filePath);
const maySome = ({ mayEdit, chosen }: CatalogueTargets) => mayEdit && chosen.length > 0;

/** The one file that is chosen; undefined when there is none or more. */
export function onlyOf(chosen: readonly FileRow[]): FileRow | undefined {
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** What can be done with the folder and with what is chosen in it; the keys hold while the list has the focus. */
export const catalogueCommands = commandSet<CatalogueTargets>(
  (id) => `catalogue:command.${id}`,
  [
    {
      id: 'createFolder',
      when: ({ mayEdit }) => mayEdit,
      run: ({ show, folder }) => show({ kind: 'create', folder }),
    },
    { id: 'download', run: ({ deptId, chosen }) => void downloadFiles(deptId, chosen) },
    {
      id: 'rename',
      keys: ['F2'],
      claimsKeys: true,
      when: ({ mayEdit, chosen }) => mayEdit && onlyOf(chosen) !== undefined,
      run: ({ show, chosen }) => show({ kind: 'rename', row: onlyOf(chosen)! }),
    },
    {
      id: 'moveTo',
      when: maySome,
      run: (targets) => targets.show({ kind: 'move', paths: pathsOf(targets) }),
    },
    {
      id: 'delete',
      keys: ['Delete'],
      // The screen beside the list has its own use for it.
      claimsKeys: true,
      when: maySome,
      run: (targets) => targets.remove(pathsOf(targets)),
    },
    { id: 'refresh', run: refreshFiles },
    {
      id: 'permission',
      run: ({ show, folder, chosen }) =>
        show({ kind: 'permission', path: onlyOf(chosen)?.filePath ?? folder }),
    },
  ],
);

/** Those that change files. */
export const EDITING: ReadonlySet<string> = new Set(['createFolder', 'rename', 'moveTo', 'delete']);
