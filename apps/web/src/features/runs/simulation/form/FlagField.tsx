import { Checkbox, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

interface FlagFieldProps {
  name: 'trace' | 'coverage';
  checked: boolean;
  /** Why it cannot be chosen, if it cannot. */
  refusal?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** What the simulation also does. */
export function FlagField({ name, checked, refusal, onChange }: FlagFieldProps) {
  const { t } = useTranslation('simulation');
  return (
    <Tooltip title={refusal ?? t(`form.${name}Hint`)}>
      <Checkbox
        checked={checked}
        disabled={refusal !== undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t(`form.${name}`)}
      </Checkbox>
    </Tooltip>
  );
}
