import { DeploymentUnitOutlined, DiffOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { PRESETS } from '@netloom/core';
import type { PresetName } from '@netloom/core';
import { Button, Dropdown, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Commands } from '../../../../document/index.ts';
import { IconButton } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { GenerateButton } from '../../../design/block/index.ts';
import { DatasheetMenu } from '../datasheet/DatasheetMenu.tsx';
import { changeOptions, cores, generateIntoProject } from '../files/cores.ts';
import type { OpenCore } from '../files/cores.ts';
import { problemsOf } from '../store/derived.ts';
import { openDialog, useUi } from '../store/uiStore.ts';
import type { Half } from '../store/uiStore.ts';

/** Commands of the screen; `children` stand at the left: the choice of the core. */
export function Toolbar({ open, children }: { open: OpenCore | undefined; children: ReactNode }) {
  const { t } = useTranslation('core');
  return (
    <div className="nl-core-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      {open === undefined ? null : <CoreCommands open={open} />}
    </div>
  );
}

function CoreCommands({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const narrow = useNarrow();
  const deptId = useDeptId();
  const broken = problemsOf(open.document).length > 0;
  return (
    <>
      <Commands documents={cores} />
      <PresetMenu open={open} />
      <IconButton
        title={t('command.compare')}
        icon={<DiffOutlined />}
        onClick={() => openDialog('compare')}
      />
      {narrow ? null : <DatasheetMenu options={open.document} disabled={broken} />}
      {narrow ? <HalfChoice /> : null}
      <span className="nl-core-spring" />
      <Button
        size="small"
        icon={<DeploymentUnitOutlined />}
        disabled={broken}
        title={t('command.place')}
        aria-label={t('command.place')}
        onClick={() => openDialog('place')}
      >
        {narrow ? null : t('command.place')}
      </Button>
      <GenerateButton
        label={t('command.generate')}
        help={broken ? t('command.broken') : t('command.generateHelp')}
        disabled={broken}
        onClick={() => generateIntoProject(deptId)}
      />
    </>
  );
}

/** Takes a preset's options over; the name stays. */
function PresetMenu({ open }: { open: OpenCore }) {
  const { t } = useTranslation('core');
  const items = (Object.keys(PRESETS) as PresetName[]).map((preset) => ({
    key: preset,
    label: (
      <span className="nl-core-preset">
        <b>{preset}</b>
        <small>{t(`preset.${preset}`)}</small>
      </span>
    ),
    onClick: () =>
      changeOptions({ ...PRESETS[preset], name: open.document.name }, t('preset.taken', { preset })),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button
        type="text"
        size="small"
        icon={<ThunderboltOutlined />}
        title={t('command.presetHelp')}
        aria-label={t('command.preset')}
      >
        <span className="nl-core-wide">{t('command.preset')}</span>
      </Button>
    </Dropdown>
  );
}

function HalfChoice() {
  const { t } = useTranslation('core');
  const half = useUi((state) => state.half);
  return (
    <Segmented<Half>
      size="small"
      value={half}
      options={(['options', 'core'] as const).map((value) => ({ value, label: t(`panel.${value}`) }))}
      onChange={(next) => useUi.setState({ half: next })}
    />
  );
}
