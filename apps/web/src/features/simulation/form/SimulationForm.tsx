import { CaretRightOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { runTargets } from '@netloom/contract';
import { Alert, Button, Collapse, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { Field, MissingTool } from '../../runs/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { FlagField, NumberField, TextField } from './fields.tsx';
import { useSimulationForm } from './useSimulationForm.ts';
import type { FormStart } from './useSimulationForm.ts';

const SIMULATORS = [
  { value: 'verilator', label: 'Verilator' },
  { value: 'icarus', label: 'Icarus' },
] as const;

/** What to simulate: with which simulator, what is recorded, and within what limits. */
export function SimulationForm(props: FormStart) {
  const { t } = useTranslation('simulation');
  const deptId = useDeptId();
  const targets = useCall(runTargets, { query: { deptId } }, { staleTime: 0 });
  const { form, set, choose, start, starting } = useSimulationForm(targets.data ?? [], props);
  const ready = form.top !== '' && (form.fileList !== '' || form.testbench !== '');
  const byIcarus = form.simulator === 'icarus';
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        start('simulate');
      }}
    >
      <MissingTool name={byIcarus ? 'iverilog' : 'verilator'} />
      {targets.data?.length === 0 ? <Alert type="info" showIcon title={t('noTargets')} /> : null}
      <Field label={t('form.target')}>
        <Select
          value={form.top === '' ? undefined : `${form.fileList} ${form.top}`}
          loading={targets.isPending}
          options={(targets.data ?? []).map((target) => ({
            value: `${target.fileList} ${target.top}`,
            label: target.title,
            target,
          }))}
          labelRender={({ label, value }) => label ?? String(value).split(' ').at(-1)}
          onChange={(_, option) => (option && !Array.isArray(option) ? choose(option.target) : undefined)}
        />
      </Field>
      <Segmented
        block
        aria-label={t('form.simulator')}
        value={form.simulator}
        options={[...SIMULATORS]}
        onChange={(simulator) => set({ simulator })}
      />
      <div className="nl-sim-flags">
        <FlagField name="trace" form={form} set={set} />
        <FlagField
          name="coverage"
          form={form}
          set={set}
          refusal={byIcarus ? t('form.notIcarus') : undefined}
        />
      </div>
      <TextField name="plusargs" form={form} set={set} placeholder="+count=100 +verbose" />
      <div className="nl-limits">
        <NumberField name="seconds" form={form} set={set} min={1} max={2_592_000} unit="s" />
        <NumberField name="memoryMegabytes" form={form} set={set} min={128} max={1_048_576} unit="MB" />
        <NumberField name="diskMegabytes" form={form} set={set} min={64} max={1_048_576} unit="MB" />
      </div>
      <Collapse
        ghost
        size="small"
        items={[
          { key: 'advanced', label: t('form.advanced'), children: <AdvancedFields form={form} set={set} /> },
        ]}
      />
      <div className="nl-run-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<CaretRightOutlined aria-hidden />}
          disabled={!ready}
          loading={starting === 'simulate'}
        >
          {t('run')}
        </Button>
        <Button
          icon={<SafetyCertificateOutlined aria-hidden />}
          disabled={!ready}
          loading={starting === 'lint'}
          onClick={() => start('lint')}
        >
          {t('lint')}
        </Button>
      </div>
    </form>
  );
}
