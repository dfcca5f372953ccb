import { CaretRightOutlined, FileProtectOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  Advanced,
  LimitFields,
  MissingTool,
  RunForm,
  StartButton,
  TargetSelect,
  TextField,
} from '../../run/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { FlagField } from './FlagField.tsx';
import type { FieldsProps } from './simulationFields.ts';
import { useSimulationForm } from './useSimulationForm.ts';
import type { FormStart } from './useSimulationForm.ts';

const SIMULATORS = [
  { value: 'verilator', label: 'Verilator' },
  { value: 'icarus', label: 'Icarus' },
] as const;

type Starting = Pick<ReturnType<typeof useSimulationForm>, 'ready' | 'starting' | 'start'>;

/** What to simulate: with which simulator, what is recorded, and within what limits. */
export function SimulationForm(props: FormStart) {
  const { t } = useTranslation('simulation');
  const { form, targets, loading, notGenerated, ready, set, choose, start, starting } =
    useSimulationForm(props);
  return (
    <RunForm onStart={() => start('simulate')}>
      <MissingTool name={form.simulator === 'icarus' ? 'iverilog' : 'verilator'} />
      {targets?.length === 0 ? <Alert type="info" showIcon title={t('noTargets')} /> : null}
      <TargetSelect
        label={t('form.target')}
        targets={targets}
        chosen={form}
        loading={loading}
        notGenerated={notGenerated}
        onChoose={choose}
      />
      <SimulatorChoice form={form} set={set} />
      <Flags form={form} set={set} />
      <TextField
        label={t('form.plusargs')}
        value={form.plusargs}
        placeholder="+count=100 +verbose"
        onChange={(plusargs) => set({ plusargs })}
      />
      <LimitFields limits={form} set={set} />
      <Advanced label={t('form.advanced')}>
        <AdvancedFields form={form} set={set} />
      </Advanced>
      <StartButton
        label={t('run')}
        icon={<CaretRightOutlined aria-hidden />}
        disabled={!ready}
        loading={starting === 'simulate'}
      >
        <Others ready={ready} starting={starting} start={start} />
      </StartButton>
    </RunForm>
  );
}

/** What looks at the same sources without simulating them. */
function Others({ ready, starting, start }: Starting) {
  const { t } = useTranslation('simulation');
  const common = (kind: 'lint' | 'proof') => ({
    ...{ disabled: !ready, loading: starting === kind },
    onClick: () => start(kind),
  });
  return (
    <>
      <Button icon={<SafetyCertificateOutlined aria-hidden />} {...common('lint')}>
        {t('lint')}
      </Button>
      <Button icon={<FileProtectOutlined aria-hidden />} title={t('proveHint')} {...common('proof')}>
        {t('prove')}
      </Button>
    </>
  );
}

function SimulatorChoice({ form, set }: FieldsProps) {
  const { t } = useTranslation('simulation');
  return (
    <Segmented
      block
      aria-label={t('form.simulator')}
      value={form.simulator}
      options={[...SIMULATORS]}
      onChange={(simulator) => set({ simulator })}
    />
  );
}

/** What the simulation also does. */
function Flags({ form, set }: FieldsProps) {
  const { t } = useTranslation('simulation');
  return (
    <div className="nl-sim-flags">
      <FlagField name="trace" checked={form.trace} onChange={(trace) => set({ trace })} />
      <FlagField
        name="coverage"
        checked={form.coverage}
        onChange={(coverage) => set({ coverage })}
        refusal={form.simulator === 'icarus' ? t('form.notIcarus') : undefined}
      />
    </div>
  );
}
