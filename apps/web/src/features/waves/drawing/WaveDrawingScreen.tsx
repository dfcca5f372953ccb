import { FileAddOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import {
  DocumentFrame,
  DocumentPicker,
  useAddressedDocument,
  useDocumentKeys,
} from '../../../document/index.ts';
import { CodeLive } from '../../files/editor/index.ts';
import { DrawingStart } from './files/DrawingStart.tsx';
import { drawings } from './files/drawings.ts';
import { useDeleteDrawing } from './files/useDeleteDrawing.ts';
import { useDrawingFiles } from './files/useDrawingFiles.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { FigurePicture } from './picture/FigurePicture.tsx';
import { Picture } from './picture/Picture.tsx';
import { Problems } from './Problems.tsx';
import { PropertiesPanel } from './properties/PropertiesPanel.tsx';
import type { Drawn } from './store/drawn.ts';
import { type } from './store/edit.ts';
import { openDialog, useUi } from './store/uiStore.ts';
import { Brushes } from './toolbar/Brushes.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import './waveDrawing.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };
const ADDRESS = { parameter: 'file' };

/** Wave drawing: one document as text and as a picture that is drawn in. */
export default function WaveDrawingScreen() {
  const { t } = useTranslation('waveDrawing');
  const files = useDrawingFiles();
  const openKey = useAddressedDocument(drawings, ADDRESS);
  const document = drawings.useCurrent();
  const panels = useUi((state) => state.open);
  const remove = useDeleteDrawing();
  useDocumentKeys(drawings, KEYS);
  if (files === undefined) return <Loading />;
  const open = document?.view;
  const entries = files.map((path) => ({ key: path, name: path }));
  const begin = { key: 'new', label: t('file.new'), icon: <FileAddOutlined />, run: () => openDialog('new') };
  const rename = { key: 'rename', label: t('file.rename'), run: () => openDialog('rename') };
  const discard = { key: 'delete', label: t('file.delete'), danger: true, run: remove };
  return (
    <DocumentFrame documents={drawings}>
      <div className="nl-wd">
        <Toolbar open={open}>
          <DocumentPicker
            documents={drawings}
            entries={entries}
            choose={t('file.choose')}
            name={open?.path.slice(open.path.lastIndexOf('/') + 1)}
            commands={[begin, ...(open ? [rename] : []), ...(document?.stored ? [discard] : [])]}
            onOpen={openKey}
          />
        </Toolbar>
        {open ? <TextPanel key={`text ${open.path}`} open={open} isShown={panels.has('text')} /> : null}
        <section className="nl-wd-middle">
          {open ? (
            <Middle key={open.path} open={open} />
          ) : (
            <DrawingStart entries={entries} actions={[begin]} onOpen={openKey} />
          )}
        </section>
        {open?.shown && panels.has('properties') ? <PropertiesPanel drawing={open.shown.drawing} /> : null}
        <OpenDialog open={open} files={files} />
      </div>
    </DocumentFrame>
  );
}

function TextPanel({ open, isShown }: { open: Drawn; isShown: boolean }) {
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
        onUndo={drawings.undo}
        onRedo={drawings.redo}
      />
    </aside>
  );
}

function Middle({ open }: { open: Drawn }) {
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
