import { AutoComplete, Input } from 'antd';
import { use } from 'react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelContext, Row } from './rows.tsx';
import { useDraft } from './useDraft.ts';

interface TextRowProps {
  name: string;
  member?: string;
  value: string | number | undefined;
  /** Shown where nothing is written: what counts then. */
  otherwise?: string;
  multiline?: boolean;
  /** Texts that are offered once it is written to. */
  choices?: (text: string) => readonly string[];
  onChange: (text: string) => void;
}

export function TextRow(props: TextRowProps) {
  const { name, member, value, otherwise, multiline = false, choices, onChange } = props;
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  const stored = String(value ?? '');
  const { draft, focused, begin, write, commit, take, onKeyDown } = useDraft(stored, multiline, onChange);
  const shared = {
    'aria-label': t(`prop.${name}`),
    value: draft ?? stored,
    disabled: readOnly,
    placeholder: otherwise,
    onBlur: commit,
    onKeyDown,
  };
  const onWrite = ({ target }: ChangeEvent<{ value: string }>) => write(target.value);
  return (
    <Row name={name} member={member}>
      {multiline ? (
        <Input.TextArea {...shared} autoSize={{ minRows: 2, maxRows: 12 }} onChange={onWrite} />
      ) : choices === undefined ? (
        <Input {...shared} size="small" spellCheck={false} onChange={onWrite} />
      ) : (
        <AutoComplete
          {...shared}
          size="small"
          options={focused ? choices(draft ?? '').map((choice) => ({ value: choice })) : []}
          onFocus={begin}
          onChange={write}
          onSelect={take}
        />
      )}
    </Row>
  );
}
