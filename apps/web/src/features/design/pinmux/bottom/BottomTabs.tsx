import { Pinmux } from '@netloom/pinmux';
import { pathOf, replaceAt } from '@netloom/model';
import type { Fix } from '@netloom/model';
import { Badge, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { GeneratedFiles, useGenerated } from '../../generation/index.ts';
import { generateIntoProject } from '../files/generate.ts';
import { edit, pinmuxes } from '../files/pinmuxes.ts';
import type { OpenPinmux } from '../files/pinmuxes.ts';
import { problemsOf } from '../store/shown.ts';
import { useUi } from '../store/uiStore.ts';
import type { BottomTab } from '../store/uiStore.ts';

/** What is wrong, and the files that are generated. */
export function BottomTabs({ open }: { open: OpenPinmux }) {
  const { t } = useTranslation('pinmux');
  const tab = useUi((state) => state.bottomTab);
  const problems = problemsOf(open.document);
  return (
    <Tabs
      className="nl-pinmux-bottom"
      size="small"
      activeKey={tab}
      onChange={(key) => useUi.setState({ bottomTab: key as BottomTab })}
      destroyOnHidden
      items={[
        {
          key: 'problems',
          label: (
            <>
              {t('bottom.problems')} <Badge size="small" count={problems.length} color="var(--nl-error)" />
            </>
          ),
          children: <Problems open={open} />,
        },
        { key: 'files', label: t('bottom.files'), children: <Files open={open} /> },
      ]}
    />
  );
}

function Problems({ open }: { open: OpenPinmux }) {
  const { t } = useTranslation('pinmux');
  return (
    <ProblemList
      problems={problemsOf(open.document)}
      none={t('problems.none')}
      onShow={({ pointer }) => show(pointer)}
      onFix={(fix) => edit((current) => withFix(current, fix))}
    />
  );
}

/** Opens the table and the use case that a pointer is about. */
function show(pointer: string): void {
  const [member, name] = pathOf(pointer);
  if (member === 'pads') useUi.setState({ view: 'pads' });
  if (member === 'signals') useUi.setState({ view: 'signals' });
  if (member === 'useCases') useUi.setState({ view: 'signals', useCase: name });
}

/** Unchanged where the edits of the fix do not fit any more. */
function withFix(pinmux: Pinmux, { edits }: Fix): Pinmux {
  let result: unknown = pinmux;
  for (const { pointer, value } of edits) result = replaceAt(result, pathOf(pointer), value);
  return Pinmux.safeParse(result).data ?? pinmux;
}

function Files({ open }: { open: OpenPinmux }) {
  const { t } = useTranslation('pinmux');
  const deptId = useDeptId();
  const generated = useGenerated(pinmuxes);
  const chosen = useUi((state) => state.file);
  const { name } = open.document;
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen?.replace('{name}', name)}
      onChoose={(file) => useUi.setState({ file: file.replace(name, '{name}') })}
      onGenerate={() => generateIntoProject(deptId)}
      none={<p className="nl-pinmux-hint">{t('files.broken')}</p>}
    />
  );
}
