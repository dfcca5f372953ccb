import { useTranslation } from 'react-i18next';

interface ChoiceProps<T extends string> {
  member: 'ports' | 'readDuringWrite' | 'latency' | 'ecc' | 'target' | 'bus' | 'backgrounds';
  value: T;
  options: readonly T[];
  isDisabled?: boolean;
  words: (value: T) => string;
  onChange: (value: T) => void;
}

/** One of a few values of a member. */
export function Choice<T extends string>({
  member,
  value,
  options,
  isDisabled,
  words,
  onChange,
}: ChoiceProps<T>) {
  const { t } = useTranslation('memory');
  return (
    <label>
      <span>{t(`request.${member}`)}</span>
      <select
        data-member={member}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(options.find((option) => option === target.value)!)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {words(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
