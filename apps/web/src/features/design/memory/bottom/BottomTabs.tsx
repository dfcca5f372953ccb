import { Memory } from '@netloom/memory';
import { pathOf } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { LowerTabs, useLowerHeight } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { MadeFiles, withFix } from '../../block/index.ts';
import { edit, generateIntoProject, memoryShelf } from '../files/memories.ts';
import type { OpenMemory } from '../files/memories.ts';
import { SocMemories } from '../soc/SocMemories.tsx';
import { foundOf, useUi } from '../store/uiStore.ts';

/** What is wrong, and the files that are generated. */
export function BottomTabs({ open: { document } }: { open: OpenMemory }) {
  const { t } = useTranslation('memory');
  const deptId = useDeptId();
  const height = useLowerHeight(190);
  const { bottomTab, file } = useUi();
  const { problems } = foundOf(document);
  const list = (
    <ProblemList
      problems={problems}
      none={t('problems.none')}
      onShow={({ pointer }) => show(pointer)}
      onFix={(fix) => edit((current) => withFix(Memory, current, fix))}
    />
  );
  const files = (
    <MadeFiles
      shelf={memoryShelf}
      chosen={file}
      onChoose={(chosen) => useUi.setState({ file: chosen })}
      onGenerate={() => generateIntoProject(deptId)}
      none={t('files.broken')}
    />
  );
  return (
    <LowerTabs
      height={height}
      shown={bottomTab}
      onShow={(key) => useUi.setState({ bottomTab: key })}
      tabs={[
        { key: 'problems', label: t('bottom.problems'), problems, children: list },
        { key: 'files', label: t('bottom.files'), children: files },
        { key: 'soc', label: t('bottom.soc'), children: <SocMemories /> },
      ]}
    />
  );
}

/** The field that a problem is about. */
function show(pointer: string): void {
  const [member] = pathOf(pointer);
  document
    .querySelector<HTMLElement>(`.nl-memory-request [data-member="${CSS.escape(member ?? '')}"]`)
    ?.focus();
}
