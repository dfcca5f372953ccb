import { Badge, Tabs } from 'antd';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';
import { HeightHandle } from './HeightHandle.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';
import { useProblems } from './problemStore.ts';
import './bottom.css';

const AddressTab = lazy(() => import('./AddressTab.tsx'));
const InterruptTab = lazy(() => import('./InterruptTab.tsx'));
const GeneratedTab = lazy(() => import('./GeneratedTab.tsx'));

export function BottomPanel() {
  const { t } = useTranslation('soc');
  const tab = useUi((state) => state.bottomTab);
  const height = useUi((state) => state.bottomHeight);
  const problems = useProblems((state) => state.problems);
  const worst = problems.some((problem) => problem.severity === 'error')
    ? 'var(--nl-error)'
    : 'var(--nl-warning)';
  return (
    <section className="nl-soc-bottom" style={{ height }} aria-label={t('panel.bottom')}>
      <HeightHandle />
      <Tabs
        size="small"
        activeKey={tab}
        onChange={(key) => useUi.setState({ bottomTab: key as BottomTab })}
        items={[
          {
            key: 'problems',
            label: (
              <>
                {t('problems.title')}{' '}
                <Badge count={problems.length} color={worst} size="small" overflowCount={999} />
              </>
            ),
            children: <ProblemsTab />,
          },
          {
            key: 'addresses',
            label: t('address.title'),
            children: (
              <Suspense fallback={<Loading />}>
                <AddressTab />
              </Suspense>
            ),
          },
          {
            key: 'interrupts',
            label: t('interrupt.title'),
            children: (
              <Suspense fallback={<Loading />}>
                <InterruptTab />
              </Suspense>
            ),
          },
          {
            key: 'generated',
            label: t('generated.title'),
            destroyOnHidden: true,
            children: (
              <Suspense fallback={<Loading />}>
                <GeneratedTab />
              </Suspense>
            ),
          },
        ]}
      />
    </section>
  );
}
