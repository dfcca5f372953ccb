import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Vectors that it is about. */
  name: string;
  pointer: string;
  /** Undefined when off. */
  priority: number | undefined;
  onChange: (priority: number | undefined) => void;
}

/** Priorities of the NVIC with four bits; 0 is the highest. */
const PRIORITIES = Array.from({ length: 16 }, (_, priority) => ({
  value: priority,
  label: String(priority),
}));

/** Switches an interrupt on and gives it its priority. */
export function PriorityField({ name, pointer, priority, onChange }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const isOn = priority !== undefined;
  return (
    <div className="nl-pins-interrupt" data-field={pointer}>
      <Switch size="small" checked={isOn} aria-label={name} onChange={(on) => onChange(on ? 0 : undefined)} />
      <code title={name}>{name}</code>
      {isOn ? (
        <>
          <small>{t('priority')}</small>
          <Select
            size="small"
            aria-label={`${name} ${t('priority')}`}
            value={priority}
            options={PRIORITIES}
            onChange={(next) => onChange(next)}
          />
        </>
      ) : (
        <small>{t('off')}</small>
      )}
    </div>
  );
}
