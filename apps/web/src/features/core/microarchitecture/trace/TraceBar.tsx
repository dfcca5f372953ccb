import { NodeIndexOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MissingTool, rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { ProgramSelect } from '../pipeline/ProgramSelect.tsx';
import { useRecordRun } from '../pipeline/useRecordRun.ts';
import type { RecordedRun } from '../pipeline/useRecordedRun.ts';

interface TraceBarProps {
  open: OpenCore;
  hash: string;
  run: RecordedRun;
}

const TRACED = { trace: true };

/** Which program is traced, and how the latest run stands. */
export function TraceBar({ open, hash, run: { latest } }: TraceBarProps) {
  const { t } = useTranslation('coreTrace');
  const { unsaved, allowed, starting, start } = useRecordRun(open, hash, TRACED);
  const running = latest !== undefined && latest.finishTime === null;
  return (
    <header className="nl-trace-bar">
      <MissingTool name="riscv64-unknown-elf-gcc" />
      <label htmlFor="trace-program">{t('program')}</label>
      <ProgramSelect id="trace-program" />
      <Button
        size="small"
        type="primary"
        icon={<NodeIndexOutlined aria-hidden />}
        disabled={unsaved || running || !allowed}
        loading={starting}
        onClick={start}
      >
        {t('run')}
      </Button>
      {latest && (
        <Link to={runAddress(latest)}>
          {standingIcon(rowStanding(latest).standing)} {t(`core:standing.${rowStanding(latest).standing}`)}
        </Link>
      )}
      <span className="nl-dim">{t(unsaved ? 'save' : running ? 'running' : 'what')}</span>
    </header>
  );
}
