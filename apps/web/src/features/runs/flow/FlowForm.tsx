import { PlayCircleOutlined } from '@ant-design/icons';
import { getAllSocCanvas } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { Alert, Button, Checkbox, Collapse, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId, useSelectedDesign } from '../../../session/index.ts';
import { Field, LimitFields, MissingTool, USUAL_LIMITS, useStartRun } from '../run/index.ts';
import type { LimitChoice } from '../run/index.ts';
import { PathInput } from '../timing/index.ts';

type Stage = RequestOf<'flow'>['stages'][number];

interface FlowFields extends LimitChoice {
  path: string;
  stages: Stage[];
  liberty: string;
}

const STAGES = ['lint', 'simulate', 'synthesize', 'timing'] as const satisfies readonly Stage[];
const LIBERTY = ['.lib'];
const INITIAL = { stages: [...STAGES], liberty: 'osu018', ...USUAL_LIMITS, seconds: 3600 };

/** Timing reads the netlist of synthesis: one brings the other, and goes with it. */
function withNeeded(stages: Stage[], changed: Stage): Stage[] {
  if (changed === 'timing' && stages.includes('timing'))
    return [...new Set([...stages, 'synthesize' as const])];
  return stages.includes('synthesize') ? stages : stages.filter((stage) => stage !== 'timing');
}

/** Which stages of which SoC to run, on which cells, within what limits. */
export function FlowForm({ from }: { from: RequestOf<'flow'> | null }) {
  const { t } = useTranslation('flow');
  const { t: runText } = useTranslation('runs');
  const deptId = useDeptId();
  const { data: designs = [], isPending: isReading } = useCall(getAllSocCanvas, { params: { x: deptId } });
  const [changes, setChanges] = useState<Partial<FlowFields>>(from ?? {});
  const { mutate, isPending } = useStartRun();
  const natural = useSelectedDesign();
  const form: FlowFields = { ...INITIAL, path: natural?.path ?? '', ...changes };
  const set = (change: Partial<FlowFields>) => setChanges((known) => ({ ...known, ...change }));

  function toggle(stage: Stage, isOn: boolean) {
    const chosen = STAGES.filter((each) => (each === stage ? isOn : form.stages.includes(each)));
    set({ stages: withNeeded(chosen, stage) });
  }
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ body: { ...form, kind: 'flow', deptId } });
      }}
    >
      <MissingTool name="verilator" />
      {!isReading && designs.length === 0 ? <Alert type="info" showIcon title={t('noDesign')} /> : null}
      <Field label={t('design')}>
        <Select
          value={form.path === '' ? undefined : form.path}
          loading={isReading}
          options={designs.map(({ path, socName }) => ({ value: path, label: socName, title: path }))}
          onChange={(path) => set({ path })}
        />
      </Field>
      <fieldset className="nl-flow-stages">
        <legend>{t('stages')}</legend>
        {STAGES.map((stage) => (
          <Checkbox
            key={stage}
            checked={form.stages.includes(stage)}
            onChange={({ target }) => toggle(stage, target.checked)}
          >
            {runText(`kind.${stage}`)}
          </Checkbox>
        ))}
        <small className="nl-dim">{t('order')}</small>
      </fieldset>
      {form.stages.includes('synthesize') ? (
        <Field label={t('liberty')}>
          <PathInput
            value={form.liberty}
            endings={LIBERTY}
            placeholder="osu018"
            onChange={(liberty) => set({ liberty })}
          />
        </Field>
      ) : null}
      <Collapse
        ghost
        size="small"
        items={[{ key: 'limits', label: t('limits'), children: <LimitFields limits={form} set={set} /> }]}
      />
      <div className="nl-run-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<PlayCircleOutlined aria-hidden />}
          disabled={form.path === '' || form.stages.length === 0}
          loading={isPending}
        >
          {t('run')}
        </Button>
      </div>
    </form>
  );
}
