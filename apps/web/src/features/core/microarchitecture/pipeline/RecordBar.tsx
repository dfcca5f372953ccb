import { NodeIndexOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MissingTool, rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { ProgramSelect } from './ProgramSelect.tsx';
import { usePipeline } from './pipelineStore.ts';
import { useRecordRun } from './useRecordRun.ts';
import type { RecordedRun } from './useRecordedRun.ts';

/** The last cycle from which a record may begin. */
const LATEST = 50_000_000;

interface RecordBarProps {
  open: OpenCore;
  hash: string;
  run: RecordedRun;
}

/** Which program is recorded from which cycle on, and how the latest run stands. */
export function RecordBar({ open, hash, run: { latest } }: RecordBarProps) {
  const { t } = useTranslation('pipeline');
  const { from } = usePipeline();
  return (
    <header className="nl-pipe-bar">
      <MissingTool name="riscv64-unknown-elf-gcc" />
      <label htmlFor="pipe-program">{t('program')}</label>
      <ProgramSelect id="pipe-program" />
      <label htmlFor="pipe-from">{t('from')}</label>
      <InputNumber
        id="pipe-from"
        size="small"
        min={0}
        max={LATEST}
        precision={0}
        value={from}
        onChange={(value) => usePipeline.setState({ from: value ?? 0 })}
      />
      <RecordButton open={open} hash={hash} running={latest !== undefined && latest.finishTime === null} />
      {latest && (
        <Link to={runAddress(latest)}>
          {standingIcon(rowStanding(latest).standing)} {t(`core:standing.${rowStanding(latest).standing}`)}
        </Link>
      )}
    </header>
  );
}

function RecordButton({ open, hash, running }: { open: OpenCore; hash: string; running: boolean }) {
  const { t } = useTranslation('pipeline');
  const { from } = usePipeline();
  const { unsaved, allowed, starting, start } = useRecordRun(open, hash, {
    ...{ pipeline: true, pipelineFrom: from },
  });
  return (
    <>
      <Button
        size="small"
        type="primary"
        icon={<NodeIndexOutlined aria-hidden />}
        disabled={unsaved || running || !allowed}
        loading={starting}
        onClick={start}
      >
        {t('record')}
      </Button>
      <span className="nl-dim">{t(unsaved ? 'save' : running ? 'running' : 'what')}</span>
    </>
  );
}
