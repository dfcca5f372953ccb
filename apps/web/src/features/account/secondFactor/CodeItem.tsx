import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** Longer than any code with its spaces. */
const LONGEST = 32;

interface CodeItemProps {
  /** Digits of the authenticator, a recovery code, or either. */
  kind: 'device' | 'recovery' | 'either';
  focus?: boolean;
}

/** Where a code is typed: the item `code` of a form. */
export function CodeItem({ kind, focus = false }: CodeItemProps) {
  const { t } = useTranslation('secondFactor');
  const labels = { device: 'code', recovery: 'recoveryCode', either: 'codeOrRecovery' };
  return (
    <Form.Item
      name="code"
      label={t(labels[kind])}
      extra={kind === 'device' ? t('codeHint') : undefined}
      rules={[{ required: true, whitespace: true, message: t('codeNeeded') }]}
    >
      <Input
        className="nl-mono"
        autoFocus={focus}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        inputMode={kind === 'device' ? 'numeric' : 'text'}
        spellCheck={false}
        maxLength={LONGEST}
      />
    </Form.Item>
  );
}
