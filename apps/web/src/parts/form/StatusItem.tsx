import type { Status } from '@netloom/contract';
import { Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** Field `status` of a form as a switch: 0 is on. */
export function StatusItem({ hint }: { hint: string }) {
  const { t } = useTranslation('list');
  return (
    <Form.Item
      name="status"
      label={t('enabled')}
      extra={hint}
      valuePropName="checked"
      getValueProps={(status: Status) => ({ checked: status === 0 })}
      getValueFromEvent={(on: boolean): Status => (on ? 0 : 1)}
    >
      <Switch />
    </Form.Item>
  );
}
