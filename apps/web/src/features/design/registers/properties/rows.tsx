import { AutoComplete, Input, Select, Switch } from 'antd';
import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the rows of a panel share. */
export const PanelContext = createContext<{
  readOnly: boolean;
  /** The problem of a member, e.g. "reset"; of what is below it too, unless `exact`. */
  problemOf: (member: string, exact: boolean) => string | undefined;
}>({ readOnly: true, problemOf: () => undefined });

interface RowProps {
  /** Key of `prop` and `help` texts. */
  name: string;
  member?: string;
  /** What is below the member has rows of its own. */
  exact?: boolean;
  children: ReactNode;
}

/** A label, which explains itself when it is pointed at, with what is edited beside it. */
function Row({ name, member = name, exact = false, children }: RowProps) {
  const { t } = useTranslation('registers');
  const problem = use(PanelContext).problemOf(member, exact);
  return (
    <div className="nl-reg-row" data-problem={problem !== undefined}>
      <span title={t(`help.${name}`)}>{t(`prop.${name}`)}</span>
      <div>
        {children}
        {problem === undefined ? null : <small>{problem}</small>}
      </div>
    </div>
  );
}

export interface TextRowProps {
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

/** A text that takes effect on Enter or when it is left; Escape brings the old one back. */
export function TextRow({ name, member, value, otherwise, multiline, choices, onChange }: TextRowProps) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const stored = String(value ?? '');
  const text = draft ?? stored;

  function commit() {
    setDraft(undefined);
    setFocused(false);
    if (draft !== undefined && draft !== stored) onChange(multiline ? draft : draft.trim());
  }

  const shared = {
    'aria-label': t(`prop.${name}`),
    value: text,
    disabled: readOnly,
    placeholder: otherwise,
    onBlur: commit,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter' && !multiline) commit();
      if (event.key === 'Escape') setDraft(undefined);
    },
  };
  if (multiline) {
    return (
      <Row name={name} member={member}>
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 2, maxRows: 12 }}
          onChange={({ target }) => setDraft(target.value)}
        />
      </Row>
    );
  }
  return (
    <Row name={name} member={member}>
      {choices === undefined ? (
        <Input
          {...shared}
          size="small"
          spellCheck={false}
          onChange={({ target }) => setDraft(target.value)}
        />
      ) : (
        <AutoComplete
          {...shared}
          size="small"
          options={focused ? choices(draft ?? '').map((choice) => ({ value: choice })) : []}
          onFocus={() => setFocused(true)}
          onChange={(next: string) => setDraft(next)}
          onSelect={(next: string) => {
            setDraft(undefined);
            if (next !== stored) onChange(next);
          }}
        />
      )}
    </Row>
  );
}

export interface SelectRowProps<T extends string> {
  name: string;
  member?: string;
  value: T | undefined;
  options: readonly T[];
  /** Writes an option as it is (names); otherwise `choice` texts name it. */
  plain?: boolean;
  /** What no choice means; with it the choice may be taken back. */
  none?: string;
  /** What is below the member has rows of its own. */
  exact?: boolean;
  onChange: (value: T | undefined) => void;
}

export function SelectRow<T extends string>(props: SelectRowProps<T>) {
  const { name, member, value, options, plain, none, exact, onChange } = props;
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  return (
    <Row name={name} member={member} exact={exact}>
      <Select<T>
        size="small"
        aria-label={t(`prop.${name}`)}
        disabled={readOnly}
        value={value}
        allowClear={none !== undefined}
        placeholder={none}
        options={options.map((option) => ({ value: option, label: plain ? option : t(`choice.${option}`) }))}
        onChange={(next: T | undefined) => onChange(next)}
      />
    </Row>
  );
}

interface SwitchRowProps {
  name: string;
  member?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function SwitchRow({ name, member, value, onChange }: SwitchRowProps) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  return (
    <Row name={name} member={member} exact>
      <Switch
        size="small"
        aria-label={t(`prop.${name}`)}
        checked={value}
        disabled={readOnly}
        onChange={onChange}
      />
    </Row>
  );
}
