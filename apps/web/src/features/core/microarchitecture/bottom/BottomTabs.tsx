import { useTranslation } from 'react-i18next';
import { LowerTabs } from '../../../../document/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { useDeptId } from '../../../../session/index.ts';
import { MadeFiles } from '../../../design/block/index.ts';
import { ChecksTab } from '../checks/ChecksTab.tsx';
import { coreShelf, generateIntoProject } from '../files/cores.ts';
import type { OpenCore } from '../files/cores.ts';
import { problemsOf, warningsOf } from '../store/derived.ts';
import { useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';
import { AreaTab } from '../measure/AreaTab.tsx';
import { PipelineTab } from '../pipeline/PipelineTab.tsx';
import { TimingTab } from '../measure/TimingTab.tsx';
import { TraceTab } from '../trace/TraceTab.tsx';
import { ProblemsTab } from './ProblemsTab.tsx';

/** Pictures that need more room than lists. */
const TALL: readonly BottomTab[] = ['pipeline', 'trace', 'area'];
const LEAST = 180;

/** Of the pictures, which can be made higher; others take what is left, and a narrow window has heights of its own. */
function useHeight(tab: BottomTab) {
  const narrow = useNarrow();
  const pixels = useUi((state) => state.lowerHeight);
  if (narrow || !TALL.includes(tab)) return undefined;
  return { pixels, onChange: (to: number) => useUi.setState({ lowerHeight: Math.max(LEAST, to) }) };
}

/** What comes of the options: the files, what is wrong, and what the checks of the generated core say. */
export function BottomTabs({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const deptId = useDeptId();
  const { bottomTab, file } = useUi();
  const problems = [...problemsOf(open.document), ...warningsOf(open.document)];
  const files = (
    <MadeFiles
      shelf={coreShelf}
      chosen={file}
      onChoose={(chosen) => useUi.setState({ file: chosen })}
      onGenerate={() => generateIntoProject(deptId)}
      none={t('files.broken')}
    />
  );
  const height = useHeight(bottomTab);
  return (
    <LowerTabs
      {...(height && { height })}
      shown={bottomTab}
      onShow={(key) => useUi.setState({ bottomTab: key })}
      tabs={[
        { key: 'files', label: t('bottom.files'), children: files },
        { key: 'checks', label: t('bottom.checks'), children: <ChecksTab open={open} /> },
        { key: 'area', label: t('bottom.area'), children: <AreaTab open={open} /> },
        { key: 'timing', label: t('bottom.timing'), children: <TimingTab open={open} /> },
        { key: 'pipeline', label: t('bottom.pipeline'), children: <PipelineTab open={open} /> },
        { key: 'trace', label: t('bottom.trace'), children: <TraceTab open={open} /> },
        {
          key: 'problems',
          label: t('bottom.problems'),
          problems,
          children: <ProblemsTab diagnostics={problems} />,
        },
      ]}
    />
  );
}
