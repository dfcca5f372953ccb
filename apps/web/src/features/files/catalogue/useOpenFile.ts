import type { FileRow } from '@netloom/contract';
import { useNavigate } from 'react-router';
import { useShell } from '../../../shell/shellStore.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { fileAddress } from '../editor/index.ts';
import type { Dialog } from './Dialogs.tsx';
import { downloadFiles } from './downloadFiles.ts';
import { openingOf } from './openFile.ts';

/** Opens a file as its type asks for; on a narrow screen an editor takes the place of the catalogue. */
export function useOpenFile(
  deptId: number,
  enter: (folder: string) => void,
  onDialog: (dialog: Dialog) => void,
): (row: FileRow) => void {
  const navigate = useNavigate();
  const narrow = useNarrow();
  const showPanel = useShell((state) => state.showPanel);
  return (row) => {
    const opening = openingOf(row);
    if (opening === 'enter') return enter(row.filePath);
    if (opening === 'image') return onDialog({ kind: 'image', row });
    if (opening === 'download') return void downloadFiles(deptId, [row]);
    void navigate(fileAddress({ path: row.filePath }));
    if (narrow) showPanel(null);
  };
}
