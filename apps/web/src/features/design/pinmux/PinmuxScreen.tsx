import { PlusOutlined } from '@ant-design/icons';
import type { BlockRow } from '@netloom/contract';
import { padsOf, pinmuxKind, signalsOf } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { useDeferredValue, useMemo } from 'react';
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
import { ChartsFrame } from '../charts/index.ts';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { NewPinmuxDialog } from './files/NewPinmuxDialog.tsx';
import { PinmuxStart } from './files/PinmuxStart.tsx';
import { pinmuxShelf, pinmuxes, usePinmuxes } from './files/pinmuxes.ts';
import type { OpenPinmux } from './files/pinmuxes.ts';
import { PackageView } from './package/PackageView.tsx';
import { PadTable } from './pads/PadTable.tsx';
import { SignalTable } from './signals/SignalTable.tsx';
import { openDialog, useUi } from './store/uiStore.ts';
import type { View } from './store/uiStore.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { CaseTable } from './useCases/CaseTable.tsx';
import { UseCases } from './useCases/UseCases.tsx';
import './pinmux.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };

export default function PinmuxScreen() {
  return (
    <ChartsFrame>
      <Multiplexers />
    </ChartsFrame>
  );
}

/** Pads, signals of peripherals, use cases, and the block that comes of them. */
function Multiplexers() {
  const { t, ready } = useTranslation('pinmux');
  const rows = usePinmuxes();
  // Each of them is read for what the list says of it, not with each edit of the open one.
  const entries = useMemo(() => rows?.map((row) => entryOf(row, t)) ?? [], [rows, t]);
  const open = pinmuxes.useCurrent();
  const broken = pinmuxes.use((state) => state.broken);
  const dialog = useUi((state) => state.dialog);
  useDocumentKeys(pinmuxes, KEYS);
  const openKey = useAddressedDocument(pinmuxes, {
    parameter: 'file',
    isKnown: rows !== undefined,
    keyOf: (name) =>
      rows?.find((row) => row.name === name)?.path ?? pinmuxes.get(pinmuxShelf.pathOfNew(name))?.key,
    nameOf: pinmuxShelf.nameOfPath,
  });
  if (!ready || rows === undefined) return <Loading />;
  const begin = { key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => openDialog('new') };
  return (
    <DocumentFrame documents={pinmuxes}>
      <div className="nl-pinmux" data-open={open !== undefined}>
        <Toolbar isOpen={open !== undefined}>
          <DocumentPicker
            documents={pinmuxes}
            entries={entries}
            choose={t('file.choose')}
            name={open?.document.name}
            commands={[begin]}
            onOpen={openKey}
          />
        </Toolbar>
        {open !== undefined ? (
          <OpenOne open={open} />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <PinmuxStart entries={entries} actions={[begin]} onOpen={openKey} />
        )}
        {dialog === 'new' && <NewPinmuxDialog names={rows.map(({ name }) => name)} />}
      </div>
    </DocumentFrame>
  );
}

type Translate = (key: string, values?: Record<string, unknown>) => string;

function entryOf({ name, path, text, generated }: BlockRow, t: Translate): DocumentEntry {
  const pinmux = pinmuxKind.read(text, path).document;
  const counts = pinmux && { pads: padsOf(pinmux).length, signals: signalsOf(pinmux).length };
  return {
    key: path,
    name,
    detail: counts === undefined ? path : t('file.counts', counts),
    isGenerated: generated,
  };
}

function Shown({ pinmux, view }: { pinmux: Pinmux; view: View }) {
  if (view === 'signals') return <SignalTable pinmux={pinmux} />;
  if (view === 'compare') return <CaseTable pinmux={pinmux} />;
  return view === 'pads' ? <PadTable pinmux={pinmux} /> : <PackageView pinmux={pinmux} />;
}

function OpenOne({ open }: { open: OpenPinmux }) {
  const view = useUi((state) => state.view);
  // An edit is drawn first, and checked at once behind it.
  const checked = useDeferredValue(open.document);
  return (
    <>
      <UseCases pinmux={open.document} />
      <section className="nl-pinmux-main">
        <Shown pinmux={open.document} view={view} />
        <BottomTabs pinmux={checked} />
      </section>
    </>
  );
}
