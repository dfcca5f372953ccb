import { Select, Switch } from 'antd';
import { createContext, use } from 'react';
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
export function Row({ name, member = name, exact = false, children }: RowProps) {
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
