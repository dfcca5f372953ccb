import { MOST_PROGRAMS } from '@netloom/contract';
import { SettingOutlined } from '@ant-design/icons';
import { Button, InputNumber, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDelivery } from './deliveryStore.ts';
import type { Weights } from './deliveryStore.ts';

const WEIGHTS = ['compute', 'memory', 'flow', 'traps'] as const satisfies readonly (keyof Weights)[];
const MOST_SEED = 1_000_000;
const MOST_WEIGHT = 100;

/** How many random programs, of which seeds, and what they are made of. */
export function RandomSettings() {
  const { t } = useTranslation('coreDelivery');
  const { programs } = useDelivery();
  return (
    <Popover trigger="click" placement="bottomLeft" title={t('random.title')} content={<Fields />}>
      <Button size="small" icon={<SettingOutlined aria-hidden />}>
        {t('random.button', { count: programs })}
      </Button>
    </Popover>
  );
}

function Fields() {
  const { t } = useTranslation('coreDelivery');
  const { programs, seed, weights } = useDelivery();
  const sum = WEIGHTS.reduce((all, name) => all + weights[name], 0);
  return (
    <div className="nl-delivery-random">
      <Field
        label={t('random.programs')}
        least={1}
        most={MOST_PROGRAMS}
        value={programs}
        onChange={(next) => useDelivery.setState({ programs: next })}
      />
      <Field
        label={t('random.seed')}
        least={1}
        most={MOST_SEED}
        value={seed}
        onChange={(next) => useDelivery.setState({ seed: next })}
      />
      <p>{t('random.weights')}</p>
      {WEIGHTS.map((name) => (
        <Field
          key={name}
          label={t(`random.${name}`)}
          // One sort at least must be left to draw from.
          least={sum === weights[name] ? 1 : 0}
          most={MOST_WEIGHT}
          value={weights[name]}
          onChange={(next) => useDelivery.setState({ weights: { ...weights, [name]: next } })}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

function Field({ label, least, most, value, onChange }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <InputNumber
        size="small"
        min={least}
        max={most}
        precision={0}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </label>
  );
}
