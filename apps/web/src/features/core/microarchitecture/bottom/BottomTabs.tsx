import { Badge, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenCore } from '../files/cores.ts';
import { problemsOf } from '../store/derived.ts';
import { useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';
import { ChecksTab } from '../checks/ChecksTab.tsx';
import { FilesTab } from './FilesTab.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';

/** What comes of the options: the files, what is wrong, and what the checks of the generated core say. */
export function BottomTabs({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const tab = useUi((state) => state.bottomTab);
  const diagnostics = problemsOf(open.document);
  return (
    <Tabs
      className="nl-core-bottom"
      size="small"
      activeKey={tab}
      onChange={(key) => useUi.setState({ bottomTab: key as BottomTab })}
      destroyOnHidden
      items={[
        {
          key: 'files',
          label: t('bottom.files'),
          children: <FilesTab open={open} />,
        },
        { key: 'checks', label: t('bottom.checks'), children: <ChecksTab open={open} /> },
        {
          key: 'problems',
          label: (
            <>
              {t('bottom.problems')} <Badge size="small" count={diagnostics.length} color="var(--nl-error)" />
            </>
          ),
          children: <ProblemsTab diagnostics={diagnostics} />,
        },
      ]}
    />
  );
}
