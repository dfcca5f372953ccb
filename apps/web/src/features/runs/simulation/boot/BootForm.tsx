import { PoweroffOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Alert, AutoComplete, Checkbox, Select, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, LimitFields, MissingTool, NumberField, RunForm, StartButton } from '../../run/index.ts';
import { useBootForm } from './useBootForm.ts';

/** Boots a SoC: firmware is compiled for its core and runs on the Verilated design, with a terminal on its serial line. */
export function BootForm({ from }: { from: RequestOf<'boot'> | null }) {
  const { t } = useTranslation('simulation');
  const { form, set, folders, targets, unbootable, start, starting } = useBootForm(from);
  return (
    <RunForm onStart={start}>
      <MissingTool name="verilator" />
      <MissingTool name="riscv64-unknown-elf-gcc" />
      {targets.data?.length === 0 ? <Alert type="info" showIcon title={t('boot.noDesign')} /> : null}
      <Field label={t('boot.design')}>
        <Select
          value={form.path === '' ? undefined : form.path}
          loading={targets.isPending}
          options={targets.data?.map(({ path: value, name }) => ({ value, label: name }))}
          onChange={(value) => set({ path: value })}
        />
        {unbootable === undefined ? null : (
          <small className="nl-dim">{t('boot.noCore', { name: unbootable })}</small>
        )}
      </Field>
      <Field label={t('boot.firmware')}>
        <AutoComplete
          className="nl-mono"
          value={form.firmware}
          placeholder="demo/sw/hello"
          options={folders.map((value) => ({ value }))}
          onChange={(firmware: string) => set({ firmware })}
        />
      </Field>
      <TraceFlag checked={form.trace} onChange={(trace) => set({ trace })} />
      <NumberField
        label={t('boot.megacycles')}
        hint={t('boot.megacyclesHint')}
        value={form.megacycles}
        min={0}
        max={1_000_000}
        onChange={(megacycles) => set({ megacycles })}
      />
      <LimitFields limits={form} set={set} />
      <StartButton
        label={t('boot.start')}
        icon={<PoweroffOutlined aria-hidden />}
        disabled={form.path === '' || form.firmware === ''}
        loading={starting}
      />
    </RunForm>
  );
}

function TraceFlag({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('simulation');
  return (
    <div className="nl-sim-flags">
      <Tooltip title={t('boot.traceHint')}>
        <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
          {t('form.trace')}
        </Checkbox>
      </Tooltip>
    </div>
  );
}
