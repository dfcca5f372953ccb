import { Suspense, lazy } from 'react';
import { useUi } from './store/uiStore.ts';
import './dialogs.css';

const CompareDialog = lazy(() => import('./compare/CompareDialog.tsx'));
const ConnectDialog = lazy(() => import('./connecting/ConnectDialog.tsx'));
const ExploreDialog = lazy(() => import('./explore/ExploreDialog.tsx'));
const ExportDialog = lazy(() => import('./exporter/ExportDialog.tsx'));
const FindDialog = lazy(() => import('./find/FindDialog.tsx'));
const GroupDialog = lazy(() => import('./levels/GroupDialog.tsx'));
const HelpDialog = lazy(() => import('./find/HelpDialog.tsx'));
const ImportDialog = lazy(() => import('./importer/ImportDialog.tsx'));
const LevelsDialog = lazy(() => import('./levels/LevelsDialog.tsx'));
const NewCanvasDialog = lazy(() => import('./files/NewCanvasDialog.tsx'));
const ReplaceDialog = lazy(() => import('./replace/ReplaceDialog.tsx'));

interface Props {
  deptId: number;
  names: string[];
  onOpen(socCanvasId: number): void;
}

function OpenDialog({ deptId, names, onOpen }: Props) {
  const dialog = useUi((state) => state.dialog);
  switch (dialog) {
    case 'help':
      return <HelpDialog />;
    case 'find':
      return <FindDialog />;
    case 'compare':
      return <CompareDialog />;
    case 'connect':
      return <ConnectDialog />;
    case 'group':
      return <GroupDialog deptId={deptId} names={names} />;
    case 'replace':
      return <ReplaceDialog />;
    case 'levels':
      return <LevelsDialog />;
    case 'import':
      return <ImportDialog deptId={deptId} />;
    case 'explore':
      return <ExploreDialog />;
    case 'export':
      return <ExportDialog />;
    case 'newCanvas':
      return <NewCanvasDialog deptId={deptId} names={names} onCreated={onOpen} />;
    default:
      return null;
  }
}

/** The one dialog that is open; each is fetched when it is first asked for. */
export function Dialogs(props: Props) {
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}
