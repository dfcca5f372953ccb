import { lazy, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LowerTabs } from '../../../../document/index.ts';
import { setBottomHeight, useUi } from '../store/uiStore.ts';
import { useProblems } from './problemStore.ts';
import { ProblemsTab } from './ProblemsTab.tsx';
import './bottom.css';

const AddressTab = lazy(() => import('./AddressTab.tsx'));
const InterruptTab = lazy(() => import('./InterruptTab.tsx'));
const GeneratedTab = lazy(() => import('./GeneratedTab.tsx'));

/** Problems, addresses, interrupts and what is generated, below the canvas. */
export const BottomPanel = memo(function BottomPanel() {
  const { t } = useTranslation('soc');
  const { bottomTab, bottomHeight } = useUi();
  const { problems: here, below } = useProblems();
  const problems = useMemo(() => [...here, ...below.flatMap((level) => level.problems)], [here, below]);
  return (
    <LowerTabs
      shown={bottomTab}
      onShow={(key) => useUi.setState({ bottomTab: key })}
      height={{ pixels: bottomHeight, onChange: setBottomHeight }}
      tabs={[
        {
          key: 'problems',
          label: t('problems.title'),
          problems,
          children: <ProblemsTab />,
          isKept: true,
        },
        { key: 'addresses', label: t('address.title'), children: <AddressTab />, isKept: true },
        { key: 'interrupts', label: t('interrupt.title'), children: <InterruptTab />, isKept: true },
        { key: 'generated', label: t('generated.title'), children: <GeneratedTab /> },
      ]}
    />
  );
});
