import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** Why a configuration cannot have a name. */
export type NameProblem = 'taken' | 'rule';

interface Props {
  name: string;
  problem: NameProblem | undefined;
  onChange: (name: string) => void;
}

export function NameField({ name, problem, onChange }: Props) {
  const { t } = useTranslation('pins');
  return (
    <Form.Item
      label={t('new.name')}
      htmlFor="new-pins-name"
      help={t(`new.${problem ?? 'rule'}`)}
      validateStatus={problem === undefined ? '' : 'error'}
    >
      <Input
        id="new-pins-name"
        className="nl-pins-mono"
        autoFocus
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
