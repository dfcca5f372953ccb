import { PlusOutlined } from '@ant-design/icons';
import type { CoreRow } from '@netloom/contract';
import { coreKind } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import {
  BrokenPage,
  DocumentFrame,
  DocumentPicker,
  useAddressedDocument,
  useDocumentKeys,
} from '../../../document/index.ts';
import type { DocumentEntry } from '../../../document/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { DatasheetMenu } from './datasheet/DatasheetMenu.tsx';
import { CompareDialog } from './compare/CompareDialog.tsx';
import { FigureStrip } from './figures/FigureStrip.tsx';
import { CoreStart } from './files/CoreStart.tsx';
import { cores, nameOfPath, pathOfNew } from './files/cores.ts';
import type { OpenCore } from './files/cores.ts';
import { isaText } from './files/isaText.ts';
import { NewCoreDialog } from './files/NewCoreDialog.tsx';
import { useCores } from './files/useCores.ts';
import { OptionPanel } from './options/OptionPanel.tsx';
import { CorePicture } from './picture/CorePicture.tsx';
import { Legend } from './picture/Legend.tsx';
import { PlaceDialog } from './place/PlaceDialog.tsx';
import { problemsOf } from './store/derived.ts';
import { openDialog, useUi } from './store/uiStore.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import './core.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };

/** The generator of RISC-V cores: options, the core that they make, its figures and its files. */
export default function MicroarchitectureScreen() {
  const { t, ready } = useTranslation('core');
  const rows = useCores();
  const open = cores.useCurrent();
  const broken = cores.use((state) => state.broken);
  const half = useUi((state) => state.half);
  useDocumentKeys(cores, KEYS);
  // A link tells the name alone.
  const openKey = useAddressedDocument(cores, {
    parameter: 'core',
    isKnown: rows !== undefined,
    keyOf: (name) => rows?.find((row) => row.name === name)?.path ?? openNew(name),
    nameOf: nameOfPath,
  });
  if (!ready || rows === undefined) return <Loading />;
  const entries = rows.map(entryOf);
  const begin = { key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => openDialog('new') };
  return (
    <DocumentFrame documents={cores}>
      <div className="nl-core" data-half={half} data-open={open !== undefined}>
        <Toolbar open={open}>
          <DocumentPicker
            documents={cores}
            entries={entries}
            choose={t('file.choose')}
            name={open?.document.name}
            commands={[begin]}
            onOpen={openKey}
          />
        </Toolbar>
        {open !== undefined ? (
          <Core open={open} />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <CoreStart entries={entries} actions={[begin]} onOpen={openKey} />
        )}
        <CoreDialogs open={open} rows={rows} />
      </div>
    </DocumentFrame>
  );
}

/** The key of an open core that was not saved yet. */
function openNew(name: string): string | undefined {
  return cores.get(pathOfNew(name))?.key;
}

function entryOf({ name, path, coreJson, generated }: CoreRow): DocumentEntry {
  const options = coreKind.read(coreJson, path).document;
  return { key: path, name, detail: options === undefined ? path : isaText(options), isGenerated: generated };
}

interface CoreDialogsProps {
  open: OpenCore | undefined;
  rows: readonly CoreRow[];
}

/** The dialog that is open, if one is. */
function CoreDialogs({ open, rows }: CoreDialogsProps) {
  const dialog = useUi((state) => state.dialog);
  return (
    <>
      {dialog === 'new' && <NewCoreDialog names={rows.map(({ name }) => name)} />}
      {dialog === 'compare' && open && <CompareDialog options={open.document} cores={rows} />}
      {dialog === 'place' && open && <PlaceDialog open={open} />}
    </>
  );
}

function Core({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const narrow = useNarrow();
  const { document: options } = open;
  return (
    <>
      <OptionPanel options={options} />
      <section className="nl-core-main">
        <FigureStrip open={open} />
        <div className="nl-core-stagewise" aria-label={t('panel.core')}>
          <CorePicture options={options} />
          <Legend />
        </div>
        {narrow ? <DatasheetMenu options={options} disabled={problemsOf(options).length > 0} /> : null}
        <BottomTabs open={open} />
      </section>
    </>
  );
}
