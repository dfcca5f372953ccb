import { Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import { useDeptId } from '../../session/index.ts';
import { ClockTree } from './clocks/ClockTree.tsx';
import { CodePanel } from './code/CodePanel.tsx';
import { CompareDialog } from './compare/CompareDialog.tsx';
import { PlacementPanel } from './conflicts/PlacementPanel.tsx';
import { ProblemsPanel } from './conflicts/ProblemsPanel.tsx';
import { ConflictDialog } from './files/ConflictDialog.tsx';
import { EmptyState } from './files/EmptyState.tsx';
import { NewDialog } from './files/NewDialog.tsx';
import { PinsPicker } from './files/PinsPicker.tsx';
import { useAddressedPins } from './files/useAddressedPins.ts';
import { usePinsFiles } from './files/usePinsFiles.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import { LinPanel } from './lin/LinPanel.tsx';
import { PackageView } from './package/PackageView.tsx';
import { PinInspector } from './package/PinInspector.tsx';
import { PeripheralPanel } from './peripherals/PeripheralPanel.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';
import { usePins } from './store/pinsStore.ts';
import { useUi } from './store/uiStore.ts';
import type { BottomTab, CentreTab } from './store/uiStore.ts';
import { PinTable } from './table/PinTable.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useShortcuts } from './toolbar/useShortcuts.ts';
import './pins.css';

/** Pins and peripherals of a chip, the code that sets them up, and AUTOSAR LIN. */
export default function PinoutScreen() {
  const { ready } = useTranslation('pins');
  const files = usePinsFiles();
  const isOpen = usePins(({ open }) => open !== undefined);
  const { panel, dialog, codeShown } = useUi();
  useShortcuts(useDeptId());
  useAddressedPins(files);
  if (!ready || files === undefined) return <Loading />;
  return (
    <div className="nl-pins" data-open={isOpen} data-panel={panel} data-code={codeShown}>
      <Toolbar>
        <PinsPicker files={files} />
      </Toolbar>
      {isOpen ? <Panels /> : <EmptyState files={files} />}
      {dialog === 'new' && <NewDialog files={files} />}
      {dialog === 'import' && <ImportDialog />}
      {isOpen && dialog === 'compare' && <CompareDialog />}
      {isOpen && dialog === 'report' && <ReportDialog />}
      <ConflictDialog />
    </div>
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
