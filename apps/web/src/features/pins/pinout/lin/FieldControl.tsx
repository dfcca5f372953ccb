import { exampleReference } from '@netloom/pins';
import type { LinField, LinValue } from '@netloom/pins';
import { Select, Switch } from 'antd';
import { usePins } from '../store/pinsStore.ts';
import { typedValue } from './editLin.ts';
import { TextControl } from './TextControl.tsx';

interface Props {
  field: LinField;
  /** Set or default; undefined when it may be missing and is. */
  value: LinValue | undefined;
  isSet: boolean;
  isWrong: boolean;
  /** What the control is called by those who do not see it. */
  label: string;
  onChange: (value: LinValue | undefined) => void;
}

/** The control that fits a field; what the specification fixes is plain text. */
export function FieldControl({ field, value, isSet, isWrong, label, onChange }: Props) {
  const usarts = useUsarts();
  const status = isWrong ? 'error' : '';
  if (field.fixed) return <output className="nl-pins-lin-fixed">{String(value)}</output>;
  if (field.type === 'boolean' && typeof value === 'boolean')
    return <Switch size="small" aria-label={label} checked={value} onChange={onChange} />;
  if (field.type === 'enumeration' || field.type === 'peripheral') {
    const options = field.options ?? usarts;
    return (
      <Select
        size="small"
        aria-label={label}
        status={status}
        popupMatchSelectWidth={false}
        data-default={!isSet}
        allowClear={field.default === undefined}
        placeholder="–"
        value={value === undefined ? undefined : String(value)}
        options={options.map((option) => ({ value: option, label: option }))}
        onChange={(next: string | undefined) => onChange(next)}
      />
    );
  }
  return (
    <TextControl
      label={label}
      value={value === undefined ? '' : String(value)}
      placeholder={field.type === 'reference' ? exampleReference(field) : ''}
      isDefault={!isSet}
      isWrong={isWrong}
      onCommit={(text) => onChange(typedValue(field, text))}
    />
  );
}

/** Instances that have a LIN mode. */
function useUsarts(): string[] {
  const chip = usePins(({ open }) => open!.chip);
  return chip.ips.filter(({ name }) => /^U(S)?ART/.test(name)).map(({ instance }) => instance);
}
