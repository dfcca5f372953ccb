import { statusOutputs } from '@netloom/soc/clocks';
import { AutoComplete } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSoc } from '../../soc/index.ts';

/** Outputs of one bit that blocks have. */
export function useStatusOutputs(): { value: string }[] {
  const document = useDeferredValue(useSoc((state) => state.document));
  const library = useSoc((state) => state.library);
  return useMemo(() => statusOutputs(document, library).map((value) => ({ value })), [document, library]);
}

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onCommit: (endpoint: string) => void;
}

/** The output of a block that says that it is idle: one of the list, or a bit of a vector as it is typed. */
export function HintField({ label, placeholder, value, onCommit }: Props) {
  const [draft, setDraft] = useState<string>();
  const options = useStatusOutputs();
  const commit = (text: string | undefined) => {
    setDraft(undefined);
    if (text !== undefined && text.trim() !== value) onCommit(text.trim());
  };
  return (
    <AutoComplete
      size="small"
      className="nl-clocks-hint"
      popupMatchSelectWidth={false}
      aria-label={label}
      placeholder={placeholder}
      options={options}
      value={draft ?? value}
      showSearch={{ filterOption: (text, option) => option?.value.includes(text) ?? false }}
      onChange={(text: string) => setDraft(text)}
      onSelect={(text: string) => commit(text)}
      onBlur={() => commit(draft)}
    />
  );
}
