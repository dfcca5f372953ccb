import { Badge, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';
import { AddressTab } from './AddressTab.tsx';
import { HeightHandle } from './HeightHandle.tsx';
import { InterruptTab } from './InterruptTab.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';
import { useProblems } from './problemStore.ts';
import './bottom.css';

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
          { key: 'addresses', label: t('address.title'), children: <AddressTab /> },
          { key: 'interrupts', label: t('interrupt.title'), children: <InterruptTab /> },
        ]}
      />
    </section>
  );
}
