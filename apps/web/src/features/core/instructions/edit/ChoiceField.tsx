interface ChoiceFieldProps<Value extends string> {
  member: string;
  label: string;
  value: Value;
  options: readonly Value[];
  words?: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of several words. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { member, label, value, options, words = (each) => each, onChange } = props;
  return (
    <label className="nl-insn-field">
      <span>{label}</span>
      <select data-member={member} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
