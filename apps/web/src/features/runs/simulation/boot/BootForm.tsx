import { BugOutlined, PoweroffOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Alert, AutoComplete, Button, Checkbox, Select, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, LimitFields, MissingTool, NumberField, RunForm, StartButton } from '../../run/index.ts';
import { useBootForm } from './useBootForm.ts';
import type { BootFields } from './useBootForm.ts';

const TOOLS = ['verilator', 'riscv64-unknown-elf-gcc', 'openocd', 'gdb-multiarch'];

/** Boots a SoC: firmware is compiled for its core and runs on the Verilated design, with a terminal on its serial line or under gdb. */
export function BootForm({ from }: { from: RequestOf<'boot' | 'debug'> | null }) {
  const { t } = useTranslation('simulation');
  const { form, set, folders, targets, unbootable, start, debug, starting } = useBootForm(from);
  const isIncomplete = form.path === '' || form.firmware === '';
  return (
    <RunForm onStart={start}>
      <MissingTools />
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
      <Flags form={form} set={set} />
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
        disabled={isIncomplete}
        loading={starting}
      >
        <DebugButton disabled={isIncomplete} loading={starting} onClick={debug} />
      </StartButton>
    </RunForm>
  );
}

const MissingTools = () => TOOLS.map((name) => <MissingTool key={name} name={name} />);

interface FlagsProps {
  form: BootFields;
  set: (change: Partial<BootFields>) => void;
}

function Flags({ form, set }: FlagsProps) {
  const { t } = useTranslation('simulation');
  return (
    <div className="nl-sim-flags">
      <Tooltip title={t('boot.traceHint')}>
        <Checkbox checked={form.trace} onChange={({ target }) => set({ trace: target.checked })}>
          {t('form.trace')}
        </Checkbox>
      </Tooltip>
      <Tooltip title={t('boot.breakdownHint')}>
        <Checkbox checked={form.breakdown} onChange={({ target }) => set({ breakdown: target.checked })}>
          {t('boot.breakdown')}
        </Checkbox>
      </Tooltip>
    </div>
  );
}

interface DebugButtonProps {
  disabled: boolean;
  loading: boolean;
  onClick: () => void;
}

function DebugButton(props: DebugButtonProps) {
  const { t } = useTranslation('simulation');
  return (
    <Tooltip title={t('boot.debugHint')}>
      <Button icon={<BugOutlined aria-hidden />} {...props}>
        {t('boot.debug')}
      </Button>
    </Tooltip>
  );
}
