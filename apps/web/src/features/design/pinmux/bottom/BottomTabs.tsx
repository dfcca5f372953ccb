import { pathOf } from '@netloom/model';
import { Pinmux } from '@netloom/pinmux';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { LowerTabs, useLowerHeight } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { MadeFiles, withFix } from '../../block/index.ts';
import { edit, generateIntoProject, pinmuxShelf } from '../files/pinmuxes.ts';
import { problemsOf } from '../store/shown.ts';
import { useUi } from '../store/uiStore.ts';

/** What is wrong, and the files that are generated. */
export const BottomTabs = memo(Tabs);

function Tabs({ pinmux }: { pinmux: Pinmux }) {
  const { t } = useTranslation('pinmux');
  const deptId = useDeptId();
  const height = useLowerHeight(190);
  const { bottomTab, file } = useUi();
  const problems = problemsOf(pinmux);
  const list = (
    <ProblemList
      problems={problems}
      none={t('problems.none')}
      onShow={({ pointer }) => show(pointer)}
      onFix={(fix) => edit((current) => withFix(Pinmux, current, fix))}
    />
  );
  const files = (
    <MadeFiles
      shelf={pinmuxShelf}
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
      ]}
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
