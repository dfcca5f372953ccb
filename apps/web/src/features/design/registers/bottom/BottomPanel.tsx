import { useTranslation } from 'react-i18next';
import { LowerTabs } from '../../../../document/index.ts';
import { problemsOf } from '../store/derived.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { setBottomHeight, togglePanel, useUi } from '../store/uiStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { ChangesTab } from './ChangesTab.tsx';
import { PreviewTab } from './PreviewTab.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';
import './bottom.css';

/** Problems, outputs and differences, below the tables. */
export function BottomPanel({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { bottomTab, bottomHeight } = useUi();
  const problems = problemsOf(useChecked(open.map));
  return (
    <LowerTabs
      shown={bottomTab}
      onShow={(key) => useUi.setState({ bottomTab: key })}
      height={{ pixels: bottomHeight, onChange: setBottomHeight }}
      onClose={() => togglePanel('bottom')}
      tabs={[
        {
          key: 'problems',
          label: t('bottom.problems'),
          problems,
          children: <ProblemsTab open={open} />,
        },
        { key: 'preview', label: t('bottom.preview'), children: <PreviewTab open={open} /> },
        { key: 'changes', label: t('bottom.changes'), children: <ChangesTab open={open} /> },
      ]}
    />
  );
}
