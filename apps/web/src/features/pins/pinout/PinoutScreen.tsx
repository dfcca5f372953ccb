import { ImportOutlined, PartitionOutlined, PlusOutlined } from '@ant-design/icons';
import { pinsKind } from '@netloom/pins';
import { Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import {
  BrokenPage,
  DocumentFrame,
  DocumentPicker,
  StartPage,
  useAddressedDocument,
  useDocumentKeys,
} from '../../../document/index.ts';
import { ClockTree } from './clocks/ClockTree.tsx';
import { CodePanel } from './code/CodePanel.tsx';
import { CompareDialog } from './compare/CompareDialog.tsx';
import { PlacementPanel } from './conflicts/PlacementPanel.tsx';
import { ProblemsPanel } from './conflicts/ProblemsPanel.tsx';
import { boards, nameOfPath, pathOfNew } from './files/boards.ts';
import { NewDialog } from './files/NewDialog.tsx';
import { usePinsFiles } from './files/usePinsFiles.ts';
import { useTemplates } from './files/useTemplates.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import { LinPanel } from './lin/LinPanel.tsx';
import { PackageView } from './package/PackageView.tsx';
import { PinInspector } from './package/PinInspector.tsx';
import { PeripheralPanel } from './peripherals/PeripheralPanel.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';
import { usePins } from './store/pinsStore.ts';
import { openDialog, useUi } from './store/uiStore.ts';
import type { BottomTab, CentreTab } from './store/uiStore.ts';
import { PinTable } from './table/PinTable.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import './pins.css';

const KEYS = { isBlocked: () => useUi.getState().dialog !== undefined };

/** Pins and peripherals of a chip, the code that sets them up, and AUTOSAR LIN. */
export default function PinoutScreen() {
  const { t, ready } = useTranslation('pins');
  const files = usePinsFiles();
  const templates = useTemplates(files);
  const name = usePins(({ open }) => open?.configuration.name);
  const broken = boards.use((state) => state.broken);
  const { panel, dialog, codeShown } = useUi();
  useDocumentKeys(boards, KEYS);
  // A link tells the name alone.
  const openKey = useAddressedDocument(boards, {
    parameter: 'file',
    isKnown: files !== undefined,
    keyOf: (wanted) =>
      files?.configurations.find((row) => row.name === wanted)?.path ?? boards.get(pathOfNew(wanted))?.key,
    nameOf: nameOfPath,
  });
  if (!ready || files === undefined) return <Loading />;
  const isOpen = name !== undefined;
  const entries = files.configurations.map(({ path, name: each, generated }) => ({
    ...{ key: path, name: each, detail: path, isGenerated: generated },
  }));
  const commands = [
    { key: 'new', label: t('file.new'), icon: <PlusOutlined />, run: () => openDialog('new') },
    { key: 'import', label: t('file.import'), icon: <ImportOutlined />, run: () => openDialog('import') },
  ];
  return (
    <DocumentFrame documents={boards}>
      <div className="nl-pins" data-open={isOpen} data-panel={panel} data-code={codeShown}>
        <Toolbar>
          <DocumentPicker
            documents={boards}
            entries={entries}
            choose={t('file.choose')}
            name={name}
            commands={commands}
            onOpen={openKey}
          />
        </Toolbar>
        {isOpen ? (
          <Panels />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <StartPage
            id={pinsKind.id}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={commands}
            icon={<PartitionOutlined />}
            templates={templates}
            entries={entries}
            onBegin={(importedChip) => useUi.setState({ dialog: 'new', importedChip })}
            onOpen={openKey}
          />
        )}
        {dialog === 'new' && <NewDialog files={files} />}
        {dialog === 'import' && <ImportDialog />}
        {isOpen && dialog === 'compare' && <CompareDialog />}
        {isOpen && dialog === 'report' && <ReportDialog />}
      </div>
    </DocumentFrame>
  );
}

function Panels() {
  const { codeShown, centre } = useUi();
  return (
    <>
      <aside className="nl-pins-peripherals">
        <PeripheralPanel />
      </aside>
      <main className="nl-pins-centre" data-view={centre}>
        <Centre />
        <Bottom />
      </main>
      {codeShown ? (
        <aside className="nl-pins-code">
          <CodePanel />
        </aside>
      ) : null}
    </>
  );
}

const CENTRE: Record<CentreTab, () => React.ReactNode> = {
  package: () => <PackageView />,
  table: () => <PinTable />,
  clocks: () => <ClockTree />,
  lin: () => <LinPanel />,
};

function Centre() {
  const { t } = useTranslation('pins');
  const centre = useUi((state) => state.centre);
  return (
    <section className="nl-pins-view">
      <Segmented<CentreTab>
        size="small"
        value={centre}
        options={(Object.keys(CENTRE) as CentreTab[]).map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={(next) => useUi.setState({ centre: next })}
      />
      <Suspense fallback={<Loading />}>{CENTRE[centre]()}</Suspense>
    </section>
  );
}

const BOTTOM: Record<BottomTab, () => React.ReactNode> = {
  pin: () => <PinInspector />,
  problems: () => <ProblemsPanel />,
  placement: () => <PlacementPanel />,
};

function Bottom() {
  const { t } = useTranslation('pins');
  const bottom = useUi((state) => state.bottom);
  return (
    <section className="nl-pins-bottom">
      <Segmented<BottomTab>
        size="small"
        value={bottom}
        options={(['pin', 'problems', 'placement'] as const).map((value) => ({
          value,
          label: t(`bottom.${value}`),
        }))}
        onChange={(next) => useUi.setState({ bottom: next })}
      />
      <Suspense fallback={<Loading />}>{BOTTOM[bottom]()}</Suspense>
    </section>
  );
}
