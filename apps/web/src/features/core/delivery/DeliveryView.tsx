import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { CoverageTable } from './coverage/CoverageTable.tsx';
import { DeliveryBar } from './DeliveryBar.tsx';
import { useDelivery } from './deliveryStore.ts';
import { FaultView } from './faults/FaultView.tsx';
import type { SoundCore } from '../soundCores.ts';
import { SuiteTable } from './SuiteTable.tsx';
import { useNewest } from './useNewest.ts';
import { VerdictLine } from './VerdictLine.tsx';

/** Suites of a core with what came of them. */
export function DeliveryView({ cores }: { cores: readonly SoundCore[] }) {
  const { t } = useTranslation('coreDelivery');
  const chosen = useDelivery((state) => state.core);
  const core = cores.find(({ folder }) => folder === chosen) ?? cores[0]!;
  const newest = useNewest(core.options);
  const tabs = [
    {
      key: 'suites',
      label: t('suites'),
      children: <SuiteTable options={core.options} newest={newest} />,
    },
    {
      key: 'coverage',
      label: t('coverage'),
      children: <CoverageTable options={core.options} regression={newest.regression} />,
    },
    { key: 'faults', label: t('faults.title'), children: <FaultView /> },
  ];
  return (
    <div className="nl-delivery">
      <DeliveryBar cores={cores} core={core} newest={newest} />
      <VerdictLine newest={newest} />
      <Tabs className="nl-delivery-tabs" size="small" items={tabs} />
    </div>
  );
}
