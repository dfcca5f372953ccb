import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  icon: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** Writes what is chosen beside the icon. */
  named?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few behind a small button. The list is the browser's own: it weighs nothing, and fits every device. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, icon, value, options, named = false, onChoose } = props;
  return (
    <span className="nl-choice">
      {icon}
      {named ? <span aria-hidden>{options.find((each) => each.value === value)?.label}</span> : null}
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
