import { Permission } from '@netloom/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissionText } from '../roles/index.ts';

/** Field `permission`: who sees the entry. What a screen shows is guarded by the server besides. */
export function PermissionItem() {
  const { t } = useTranslation('menus');
  const { nameOf } = usePermissionText();
  return (
    <Form.Item
      name="permission"
      label={t('permission')}
      extra={t('permissionHint')}
      getValueFromEvent={(permission?: Permission) => permission ?? null}
    >
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('everybody')}
        options={Permission.options.map((permission) => ({ value: permission, label: nameOf(permission) }))}
      />
    </Form.Item>
  );
}
