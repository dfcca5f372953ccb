import { Segmented } from 'antd';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LowerTabs } from '../../../document/index.ts';
import { Loading } from '../../../Loading.tsx';
import { ClockTree } from './clocks/ClockTree.tsx';
import { CodePanel } from './code/CodePanel.tsx';
import { PlacementPanel } from './conflicts/PlacementPanel.tsx';
import { ProblemsPanel } from './conflicts/ProblemsPanel.tsx';
import { LinPanel } from './lin/LinPanel.tsx';
import { PackageView } from './package/PackageView.tsx';
import { PinInspector } from './package/PinInspector.tsx';
import { PeripheralPanel } from './peripherals/PeripheralPanel.tsx';
import { analysisOf } from './store/derived.ts';
import { usePins } from './store/pinsStore.ts';
import { useUi } from './store/uiStore.ts';
import type { CentreTab } from './store/uiStore.ts';
import { PinTable } from './table/PinTable.tsx';

/** What is open, in its peripherals, as a whole, and as code; the tabs choose what of it is seen. */
export function Panels() {
  const { codeShown, centre } = useUi();
  return (
    <>
      <aside className="nl-pins-peripherals">
        <PeripheralPanel />
      </aside>
      <section className="nl-pins-centre" data-view={centre}>
        <Centre />
        <Bottom />
      </section>
      {codeShown ? (
        <aside className="nl-pins-code">
          <CodePanel />
        </aside>
      ) : null}
    </>
  );
}

const CENTRE: Record<CentreTab, () => ReactNode> = {
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

function Bottom() {
  const { t } = useTranslation('pins');
  const bottom = useUi((state) => state.bottom);
  const diagnostics = usePins(({ open }) => analysisOf(open!).diagnostics);
  return (
    <LowerTabs
      shown={bottom}
      onShow={(next) => useUi.setState({ bottom: next })}
      tabs={[
        { key: 'pin', label: t('bottom.pin'), children: <PinInspector /> },
        {
          key: 'problems',
          label: t('bottom.problems'),
          problems: diagnostics,
          children: <ProblemsPanel />,
        },
        { key: 'placement', label: t('bottom.placement'), children: <PlacementPanel /> },
      ]}
    />
  );
}
