import { PartitionOutlined, PlusOutlined } from '@ant-design/icons';
import type { BlockRow } from '@netloom/contract';
import { padsOf, pinmuxKind, signalsOf } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { DocumentScreen, useDocumentKeys, useTemplatesOf } from '../../../document/index.ts';
import type { DocumentEntry } from '../../../document/index.ts';
import { useAddressedBlock } from '../block/index.ts';
import { ChartsFrame } from '../charts/index.ts';
import { BottomTabs } from './bottom/BottomTabs.tsx';
import { NewPinmuxDialog } from './files/NewPinmuxDialog.tsx';
import { pinmuxShelf, pinmuxes, usePinmuxes } from './files/pinmuxes.ts';
import type { OpenPinmux } from './files/pinmuxes.ts';
import { PackageView } from './package/PackageView.tsx';
import { PadTable } from './pads/PadTable.tsx';
import { SignalTable } from './signals/SignalTable.tsx';
import { openDialog, useUi } from './store/uiStore.ts';
import type { View } from './store/uiStore.ts';
import { PinmuxCommands } from './toolbar/PinmuxCommands.tsx';
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
  const dialog = useUi((state) => state.dialog);
  const templates = useTemplatesOf(pinmuxKind, 'pinmux');
  useDocumentKeys(pinmuxes, KEYS);
  const onOpen = useAddressedBlock(pinmuxShelf, rows);
  if (!ready || rows === undefined) return <Loading />;
  return (
    <DocumentScreen
      {...{ documents: pinmuxes, className: 'nl-pinmux', label: t('toolbar'), choose: t('file.choose') }}
      {...{ entries, onOpen }}
      actions={[{ key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => openDialog('new') }]}
      start={{
        ...{ title: t('empty.title'), text: t('empty.text'), icon: <PartitionOutlined />, templates },
        onBegin: (template) => openDialog('new', template),
      }}
      tools={<PinmuxCommands />}
      dialogs={dialog === 'new' && <NewPinmuxDialog names={rows.map(({ name }) => name)} />}
    >
      {open && <OpenOne open={open} />}
    </DocumentScreen>
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
