import { ConnectDialog } from './connecting/ConnectDialog.tsx';
import { ConflictDialog } from './files/ConflictDialog.tsx';
import { NewCanvasDialog } from './files/NewCanvasDialog.tsx';
import { FindDialog } from './find/FindDialog.tsx';
import { HelpDialog } from './find/HelpDialog.tsx';
import { ImportDialog } from './importer/ImportDialog.tsx';
import { useUi } from './store/uiStore.ts';
import './dialogs.css';

interface Props {
  deptId: number;
  names: string[];
  onOpen(socCanvasId: number): void;
}

/** The one dialog that is open. */
export function Dialogs({ deptId, names, onOpen }: Props) {
  const dialog = useUi((state) => state.dialog);
  switch (dialog) {
    case 'help':
      return <HelpDialog />;
    case 'find':
      return <FindDialog />;
    case 'connect':
      return <ConnectDialog />;
    case 'conflict':
      return <ConflictDialog />;
    case 'import':
      return <ImportDialog deptId={deptId} />;
    case 'newCanvas':
      return <NewCanvasDialog deptId={deptId} names={names} onCreated={onOpen} />;
    default:
      return null;
  }
}
