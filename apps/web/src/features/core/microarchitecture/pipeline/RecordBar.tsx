import { NodeIndexOutlined } from '@ant-design/icons';
import { listRuns, startRun } from '@netloom/contract';
import { EXAMPLE_PROGRAMS } from '@netloom/instructions/toolchain';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { isDirty } from '../../../../document/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { MissingTool, rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import { useProgramFolders } from '../../instructions/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { EXAMPLE, usePipeline } from './pipelineStore.ts';
import type { PipelineRun } from './usePipelineRun.ts';

/** The last cycle from which a record may begin. */
const LATEST = 50_000_000;
const LIMITS = { seconds: 900, memoryMegabytes: 4096, diskMegabytes: 4096 };
const SET = { optimize: '2', march: '', codeModel: 'medany', without: [] };

interface RecordBarProps {
  open: OpenCore;
  hash: string;
  run: PipelineRun;
}

/** Which program is recorded from which cycle on, and how the latest run stands. */
export function RecordBar({ open, hash, run: { latest } }: RecordBarProps) {
  const { t } = useTranslation('pipeline');
  const { from } = usePipeline();
  return (
    <header className="nl-pipe-bar">
      <MissingTool name="riscv64-unknown-elf-gcc" />
      <label htmlFor="pipe-program">{t('program')}</label>
      <ProgramSelect />
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

function ProgramSelect() {
  const { t } = useTranslation(['pipeline', 'toolchain']);
  const { program } = usePipeline();
  const folders = useProgramFolders();
  const options = [
    { label: t('toolchain:program.project'), options: folders.map((value) => ({ value, label: value })) },
    {
      label: t('toolchain:program.examples'),
      options: EXAMPLE_PROGRAMS.filter(({ insn }) => insn === undefined).map(({ id }) => ({
        value: `${EXAMPLE}${id}`,
        label: t(`toolchain:example.${id}` as 'toolchain:example.crc-bitwise'),
      })),
    },
  ];
  return (
    <Select
      id="pipe-program"
      size="small"
      showSearch
      popupMatchSelectWidth={false}
      value={program}
      options={options.filter((group) => group.options.length > 0)}
      onChange={(value) => usePipeline.setState({ program: value })}
    />
  );
}

function RecordButton({ open, hash, running }: { open: OpenCore; hash: string; running: boolean }) {
  const { t } = useTranslation('pipeline');
  const deptId = useDeptId();
  const can = usePermissions().any;
  const { program, from } = usePipeline();
  const { stored } = open;
  const unsaved = stored === undefined || isDirty(open);
  const start = useCallMutation(startRun, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const isExample = program.startsWith(EXAMPLE);
  const body = {
    ...{ kind: 'toolchain', deptId, core: stored?.path ?? '', ...LIMITS, sets: [SET], rtl: true },
    ...{ example: isExample ? program.slice(EXAMPLE.length) : '', program: isExample ? '' : program },
    ...{ pipeline: true, pipelineFrom: from, of: hash },
  };
  return (
    <>
      <Button
        size="small"
        type="primary"
        icon={<NodeIndexOutlined aria-hidden />}
        disabled={unsaved || running || !can('run:start')}
        loading={start.isPending}
        onClick={() => start.mutate({ body: body as never })}
      >
        {t('record')}
      </Button>
      <span className="nl-dim">{t(unsaved ? 'save' : running ? 'running' : 'what')}</span>
    </>
  );
}
