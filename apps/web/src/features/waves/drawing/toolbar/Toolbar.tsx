import { CodeOutlined, ExperimentOutlined, ProfileOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Commands } from '../../../../document/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { drawings } from '../files/drawings.ts';
import { isDrawable } from '../store/drawn.ts';
import type { Drawn } from '../store/drawn.ts';
import { openDialog, togglePanel, useUi } from '../store/uiStore.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { IconButton } from './IconButton.tsx';
import { LaneMenu } from './LaneMenu.tsx';

/** Commands of the screen; `children` stand at the left: the choice of the file. */
export function Toolbar({ open, children }: { open: Drawn | undefined; children: ReactNode }) {
  const { t } = useTranslation('waveDrawing');
  return (
    <div className="nl-wd-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      {open ? <DrawingCommands open={open} /> : null}
    </div>
  );
}

function DrawingCommands({ open }: { open: Drawn }) {
  const { t } = useTranslation('waveDrawing');
  const narrow = useNarrow();
  const panels = useUi((state) => state.open);
  return (
    <>
      <Commands documents={drawings} />
      <LaneMenu open={open} />
      <span className="nl-wd-spring" />
      <ExportMenu open={open} />
      <Button
        size="small"
        icon={<ExperimentOutlined />}
        disabled={!isDrawable(open)}
        title={t('command.benchHelp')}
        aria-label={t('command.bench')}
        onClick={() => openDialog('bench')}
      >
        {narrow ? null : t('command.bench')}
      </Button>
      <IconButton
        title={t('panel.text')}
        icon={<CodeOutlined />}
        pressed={panels.has('text')}
        onClick={() => togglePanel('text')}
      />
      <IconButton
        title={t('panel.properties')}
        icon={<ProfileOutlined />}
        pressed={panels.has('properties')}
        onClick={() => togglePanel('properties')}
      />
      {narrow ? null : (
        <IconButton
          title={t('command.help')}
          icon={<QuestionCircleOutlined />}
          onClick={() => openDialog('help')}
        />
      )}
    </>
  );
}
