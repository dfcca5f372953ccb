import { Permission } from '@netloom/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissionText } from '../roles/index.ts';

/** Field `permission`: who sees the entry; `fixed` for the product's own. The server guards the screens besides. */
export function PermissionItem({ fixed }: { fixed: boolean }) {
  const { t } = useTranslation('menus');
  const { nameOf } = usePermissionText();
  return (
    <Form.Item
      name="permission"
      label={t('permission')}
      extra={fixed ? t('permissionFixed') : t('permissionHint')}
      getValueFromEvent={(permission?: Permission) => permission ?? null}
    >
      <Select
        allowClear
        disabled={fixed}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('everybody')}
        options={Permission.options.map((permission) => ({ value: permission, label: nameOf(permission) }))}
      />
    </Form.Item>
  );
}
