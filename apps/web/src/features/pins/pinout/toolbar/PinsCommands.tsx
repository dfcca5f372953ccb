import { BuildOutlined, CodeOutlined, DiffOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Commands } from '../../../../document/index.ts';
import { IconButton } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { SafetyLight } from '../conflicts/SafetyLight.tsx';
import { boards } from '../files/boards.ts';
import { generateIntoProject } from '../files/generate.ts';
import { analysisOf } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { openDialog, useUi } from '../store/uiStore.ts';
import type { Panel } from '../store/uiStore.ts';

/** What can be done with the open configuration. */
export function PinsCommands() {
  const { t } = useTranslation('pins');
  const narrow = useNarrow();
  const deptId = useDeptId();
  const isSafe = usePins(({ open }) => analysisOf(open!).isSafe);
  const codeShown = useUi((state) => state.codeShown);
  return (
    <>
      <Commands documents={boards} />
      <IconButton
        title={t('command.compare')}
        icon={<DiffOutlined />}
        onClick={() => openDialog('compare')}
      />
      <IconButton
        title={t('command.report')}
        icon={<FilePdfOutlined />}
        onClick={() => openDialog('report')}
      />
      {narrow ? (
        <PanelChoice />
      ) : (
        <IconButton
          title={t(codeShown ? 'command.hideCode' : 'command.showCode')}
          icon={<CodeOutlined />}
          onClick={() => useUi.setState({ codeShown: !codeShown })}
        />
      )}
      <span className="nl-pins-spring" />
      {narrow ? null : <ChipFacts />}
      <SafetyLight short={narrow} />
      <Button
        size="small"
        type="primary"
        icon={<BuildOutlined />}
        disabled={!isSafe}
        aria-label={t('command.generate')}
        title={t(isSafe ? 'command.generateHelp' : 'command.unsafe')}
        onClick={() => generateIntoProject(deptId)}
      >
        {narrow ? null : t('command.generate')}
      </Button>
    </>
  );
}

/** Which chip it is, in one line. */
function ChipFacts() {
  const { model, core, package: housing, voltage } = usePins(({ open }) => open!.chip);
  const volts = voltage.min === undefined ? [] : [`${voltage.min}–${voltage.max} V`];
  return <span className="nl-pins-chip">{[model, core, housing, ...volts].join(' · ')}</span>;
}

function PanelChoice() {
  const { t } = useTranslation('pins');
  const panel = useUi((state) => state.panel);
  return (
    <Segmented<Panel>
      size="small"
      value={panel}
      options={(['peripherals', 'centre', 'code'] as const).map((value) => ({
        value,
        label: t(`panel.${value}`),
      }))}
      onChange={(next) => useUi.setState({ panel: next })}
    />
  );
}
