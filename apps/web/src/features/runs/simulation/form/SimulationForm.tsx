import { CaretRightOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { runTargets } from '@netloom/contract';
import { Alert, Button, Collapse, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { Field, LimitFields, MissingTool, TextField } from '../../run/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { FlagField } from './FlagField.tsx';
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
        <FlagField name="trace" checked={form.trace} onChange={(trace) => set({ trace })} />
        <FlagField
          name="coverage"
          checked={form.coverage}
          onChange={(coverage) => set({ coverage })}
          refusal={byIcarus ? t('form.notIcarus') : undefined}
        />
      </div>
      <TextField
        label={t('form.plusargs')}
        value={form.plusargs}
        placeholder="+count=100 +verbose"
        onChange={(plusargs) => set({ plusargs })}
      />
      <LimitFields limits={form} set={set} />
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
