import { PROJECT_ROLE_IDS, ROLE_IDS } from '@netloom/contract';
import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../../parts/RoleName.tsx';

type RoleId = (typeof PROJECT_ROLE_IDS)[number];

interface ProtectFormProps {
  /** The path that is offered. */
  path: string;
  busy: boolean;
  onProtect: (protection: { path: string; roleIds: RoleId[] }) => void;
}

export function ProtectForm({ path, busy, onProtect }: ProtectFormProps) {
  const { t } = useTranslation('catalogue');
  const roleName = useRoleName();
  // The lead may write everywhere: he is no choice.
  const roles = PROJECT_ROLE_IDS.filter((roleId) => roleId !== ROLE_IDS.lead);
  return (
    <Form<{ path: string; roleIds?: RoleId[] }>
      layout="vertical"
      initialValues={{ path, roleIds: [] }}
      onFinish={(values) => onProtect({ path: values.path.trim(), roleIds: values.roleIds ?? [] })}
    >
      <Form.Item
        name="path"
        label={t('permission.path')}
        rules={[{ required: true, whitespace: true, message: t('permission.pathRequired') }]}
      >
        <Input spellCheck={false} placeholder="rtl/top" maxLength={1000} />
      </Form.Item>
      <Form.Item name="roleIds" label={t('permission.roles')} extra={t('permission.rolesText')}>
        <Select
          mode="multiple"
          options={roles.map((roleId) => ({ value: roleId, label: roleName(roleId) }))}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('permission.protect')}
      </Button>
    </Form>
  );
}
