import {
  CodeOutlined,
  ExperimentOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { saveFile } from '../files/saveFile.ts';
import { isDirty, isDrawable } from '../store/drawingStore.ts';
import type { OpenDrawing } from '../store/drawingStore.ts';
import { redo, undo } from '../store/history.ts';
import { openDialog, togglePanel, useUi } from '../store/uiStore.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { IconButton } from './IconButton.tsx';
import { LaneMenu } from './LaneMenu.tsx';

/** Commands of the screen; `children` stand at the left: the choice of the file. */
export function Toolbar({ open, children }: { open: OpenDrawing | undefined; children: ReactNode }) {
  const { t } = useTranslation('waveDrawing');
  return (
    <div className="nl-wd-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      {open ? <Commands open={open} /> : null}
    </div>
  );
}

function Commands({ open }: { open: OpenDrawing }) {
  const { t } = useTranslation('waveDrawing');
  const narrow = useNarrow();
  const deptId = useDeptId();
  const panels = useUi((state) => state.open);
  return (
    <>
      <IconButton
        title={t('command.save')}
        keys="Ctrl+S"
        icon={<SaveOutlined />}
        disabled={!isDirty(open)}
        onClick={() => void saveFile(deptId)}
      />
      <IconButton
        title={t('command.undo')}
        keys="Ctrl+Z"
        icon={<UndoOutlined />}
        disabled={open.past.length === 0}
        onClick={undo}
      />
      <IconButton
        title={t('command.redo')}
        keys="Ctrl+Shift+Z"
        icon={<RedoOutlined />}
        disabled={open.future.length === 0}
        onClick={redo}
      />
      <LaneMenu disabled={!isDrawable(open)} />
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
