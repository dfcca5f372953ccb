import { useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import { useDeptId } from '../../session/index.ts';
import { CodeLive } from '../editor/index.ts';
import { BenchDialog } from './bench/BenchDialog.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ConflictDialog } from './files/ConflictDialog.tsx';
import { DRAWING_PATH } from './files/drawInNewFile.ts';
import { DrawingPicker } from './files/DrawingPicker.tsx';
import { NewDialog } from './files/NewDialog.tsx';
import { RenameDialog } from './files/RenameDialog.tsx';
import { useAddressedDrawing } from './files/useAddressedDrawing.ts';
import { useDrawingFiles } from './files/useDrawingFiles.ts';
import { FigurePicture } from './picture/FigurePicture.tsx';
import { Picture } from './picture/Picture.tsx';
import { Problems } from './Problems.tsx';
import { DrawingProperties } from './properties/DrawingProperties.tsx';
import { EdgeList } from './properties/EdgeList.tsx';
import { LaneProperties } from './properties/LaneProperties.tsx';
import { useCurrentDrawing } from './store/drawingStore.ts';
import type { OpenDrawing } from './store/drawingStore.ts';
import { redo, type, undo } from './store/history.ts';
import { useUi } from './store/uiStore.ts';
import { Brushes } from './toolbar/Brushes.tsx';
import { HelpDialog } from './toolbar/HelpDialog.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useShortcuts } from './toolbar/useShortcuts.ts';
import './waveDrawing.css';

/** Wave drawing: one document as text and as a picture that is drawn in. */
export default function WaveDrawingScreen() {
  const deptId = useDeptId();
  const files = useDrawingFiles();
  const { openPath, closePath } = useAddressedDrawing(deptId);
  const open = useCurrentDrawing();
  const { dialog, open: panels } = useUi();
  useShortcuts(deptId, useLocation().pathname === DRAWING_PATH);
  if (files === undefined) return <Loading />;
  return (
    <div className="nl-wd">
      <Toolbar open={open}>
        <DrawingPicker files={files} onOpen={openPath} onClosed={closePath} />
      </Toolbar>
      {open ? <TextPanel key={`text ${open.path}`} open={open} isShown={panels.has('text')} /> : null}
      <main className="nl-wd-middle">
        {open ? <Middle key={open.path} open={open} /> : <EmptyState files={files} onOpen={openPath} />}
      </main>
      {open?.shown && panels.has('properties') ? (
        <aside className="nl-wd-properties">
          <LaneProperties drawing={open.shown.drawing} />
          <EdgeList drawing={open.shown.drawing} />
          <DrawingProperties drawing={open.shown.drawing} />
        </aside>
      ) : null}
      {dialog === 'new' && <NewDialog files={files} />}
      {dialog === 'rename' && open && <RenameDialog open={open} files={files} />}
      {dialog === 'conflict' && open && <ConflictDialog open={open} />}
      {dialog === 'bench' && open?.shown && <BenchDialog open={open} document={open.shown} />}
      {dialog === 'help' && <HelpDialog />}
    </div>
  );
}

function TextPanel({ open, isShown }: { open: OpenDrawing; isShown: boolean }) {
  const { t } = useTranslation('waveDrawing');
  if (!isShown) return null;
  return (
    <aside className="nl-wd-text">
      <CodeLive
        path={open.path}
        text={open.text}
        label={t('panel.text')}
        problems={open.read.diagnostics}
        onChange={type}
        onUndo={undo}
        onRedo={redo}
      />
    </aside>
  );
}

function Middle({ open }: { open: OpenDrawing }) {
  const { t } = useTranslation('waveDrawing');
  const { shown, figure } = open;
  return (
    <>
      {figure ? null : <Brushes />}
      {figure ? (
        <FigurePicture drawing={figure} />
      ) : shown ? (
        <Picture open={{ ...open, shown }} />
      ) : (
        <p className="nl-wd-nothing">{t('picture.nothing')}</p>
      )}
      <Problems diagnostics={open.read.diagnostics} />
    </>
  );
}
