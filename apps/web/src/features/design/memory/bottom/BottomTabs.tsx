import { Memory } from '@netloom/memory';
import { pathOf, replaceAt } from '@netloom/model';
import type { Fix } from '@netloom/model';
import { Badge, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { GeneratedFiles, useGenerated } from '../../generation/index.ts';
import { generateIntoProject } from '../files/generate.ts';
import { edit, memories } from '../files/memories.ts';
import type { OpenMemory } from '../files/memories.ts';
import { foundOf, useUi } from '../store/uiStore.ts';

/** What is wrong, and the files that are generated. */
export function BottomTabs({ open: { document } }: { open: OpenMemory }) {
  const { t } = useTranslation('memory');
  const tab = useUi((state) => state.bottomTab);
  const { problems } = foundOf(document);
  const list = (
    <ProblemList
      problems={problems}
      none={t('problems.none')}
      onShow={({ pointer }) => show(pointer)}
      onFix={(fix) => edit((current) => withFix(current, fix))}
    />
  );
  return (
    <Tabs
      className="nl-memory-bottom"
      size="small"
      activeKey={tab}
      onChange={(key) => useUi.setState({ bottomTab: key === 'files' ? 'files' : 'problems' })}
      destroyOnHidden
      items={[
        {
          key: 'problems',
          label: (
            <>
              {t('bottom.problems')} <Badge size="small" count={problems.length} color="var(--nl-error)" />
            </>
          ),
          children: list,
        },
        { key: 'files', label: t('bottom.files'), children: <Files name={document.name} /> },
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

/** Unchanged where the edits of the fix do not fit any more. */
function withFix(memory: Memory, { edits }: Fix): Memory {
  let result: unknown = memory;
  for (const { pointer, value } of edits) result = replaceAt(result, pathOf(pointer), value);
  return Memory.safeParse(result).data ?? memory;
}

function Files({ name }: { name: string }) {
  const { t } = useTranslation('memory');
  const deptId = useDeptId();
  const generated = useGenerated(memories);
  const chosen = useUi((state) => state.file);
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen?.replaceAll('{name}', name)}
      onChoose={(file) => useUi.setState({ file: file.replaceAll(name, '{name}') })}
      onGenerate={() => generateIntoProject(deptId)}
      none={<p className="nl-memory-hint">{t('files.broken')}</p>}
    />
  );
}
