import { Tabs } from 'antd';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';
import { HeightHandle } from './HeightHandle.tsx';
import { ProblemsLabel } from './ProblemsLabel.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';
import './bottom.css';

const AddressTab = lazy(() => import('./AddressTab.tsx'));
const InterruptTab = lazy(() => import('./InterruptTab.tsx'));
const GeneratedTab = lazy(() => import('./GeneratedTab.tsx'));

interface Tab {
  key: BottomTab;
  label: ReactNode;
  children: ReactNode;
  destroyOnHidden?: boolean;
}

/** Problems, addresses, interrupts and what is generated, below the canvas. */
export function BottomPanel() {
  const { t } = useTranslation('soc');
  const tab = useUi((state) => state.bottomTab);
  const height = useUi((state) => state.bottomHeight);
  const tabs: Tab[] = [
    { key: 'problems', label: <ProblemsLabel />, children: <ProblemsTab /> },
    { key: 'addresses', label: t('address.title'), children: <AddressTab /> },
    { key: 'interrupts', label: t('interrupt.title'), children: <InterruptTab /> },
    { key: 'generated', label: t('generated.title'), children: <GeneratedTab />, destroyOnHidden: true },
  ];
  return (
    <section className="nl-soc-bottom" style={{ height }} aria-label={t('panel.bottom')}>
      <HeightHandle />
      <Tabs
        size="small"
        activeKey={tab}
        onChange={(key) => useUi.setState({ bottomTab: key as BottomTab })}
        items={tabs.map(({ children, ...each }) => ({
          ...each,
          children: <Suspense fallback={<Loading />}>{children}</Suspense>,
        }))}
      />
    </section>
  );
}
