import { AimOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { Field, LimitFields, MissingTool, NumberField, USUAL_LIMITS, useStartRun } from '../run/index.ts';
import type { LimitChoice } from '../run/index.ts';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import { deviceName, PACKAGES } from './devices.ts';
import type { Device } from './devices.ts';
import './placement.css';

interface PlaceFormProps {
  /** A passed synthesis for iCE40. */
  synthesisRunId: string;
  /** Its top module. */
  top: string;
}

type Fields = LimitChoice &
  Pick<RequestOf<'place'>, 'device' | 'package' | 'constraints' | 'frequencyMegahertz' | 'seed'>;

const START: Fields = {
  device: 'hx8k',
  package: 'ct256',
  constraints: '',
  frequencyMegahertz: 12,
  seed: 1,
  ...USUAL_LIMITS,
};
const PCF = ['.pcf'];
const DEVICES = Object.keys(PACKAGES) as Device[];

/** Places and routes the netlist of a synthesis run on an iCE40. */
export function PlaceForm({ synthesisRunId, top }: PlaceFormProps) {
  const { t } = useTranslation('placement');
  const deptId = useDeptId();
  const [fields, setFields] = useState(START);
  const { mutate, isPending } = useStartRun();
  const set = (change: Partial<Fields>) => setFields((known) => ({ ...known, ...change }));
  return (
    <form
      className="nl-place-form"
      aria-label={t('place', { top })}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ body: { kind: 'place', deptId, synthesisRunId, ...fields } });
      }}
    >
      <p>{t('what')}</p>
      <MissingTool name="nextpnr-ice40" />
      <DeviceFields fields={fields} set={set} />
      <Field label={t('form.constraints')}>
        <PathInput
          value={fields.constraints}
          endings={PCF}
          placeholder={t('form.free')}
          onChange={(constraints) => set({ constraints })}
        />
      </Field>
      <Field label={t('form.frequency')}>
        <InputNumber
          min={0.001}
          max={1000}
          value={fields.frequencyMegahertz}
          onChange={(value) => set({ frequencyMegahertz: value ?? START.frequencyMegahertz })}
        />
      </Field>
      <NumberField
        label={t('form.seed')}
        value={fields.seed}
        min={1}
        max={2147483647}
        onChange={(seed) => set({ seed: seed ?? START.seed })}
      />
      <LimitFields limits={fields} set={set} />
      <Button type="primary" htmlType="submit" icon={<AimOutlined aria-hidden />} loading={isPending}>
        {t('run')}
      </Button>
    </form>
  );
}

interface DeviceFieldsProps {
  fields: Fields;
  set: (change: Partial<Fields>) => void;
}

/** The FPGA and its package, which has to be one of the device's. */
function DeviceFields({ fields, set }: DeviceFieldsProps) {
  const { t } = useTranslation('placement');
  return (
    <>
      <Field label={t('form.device')}>
        <Select
          value={fields.device}
          options={DEVICES.map((value) => ({ value, label: deviceName(value) }))}
          onChange={(device) => set({ device, package: PACKAGES[device][0] })}
        />
      </Field>
      <Field label={t('form.package')}>
        <Select
          value={fields.package}
          options={PACKAGES[fields.device].map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(value) => set({ package: value })}
        />
      </Field>
    </>
  );
}
