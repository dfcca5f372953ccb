import { DeleteOutlined } from '@ant-design/icons';
import { PROJECT_ROLE_IDS, ROLE_IDS, savePathPermission } from '@netloom/contract';
import type { PathPermission } from '@netloom/contract';
import { Alert, Button, Empty, Form, Input, Modal, Popconfirm, Select, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { timestamp, usePermissions } from '../../../../parts/index.ts';
import { useRoleName } from '../../../../parts/RoleName.tsx';
import { refreshFiles } from '../useFiles.ts';

type RoleId = (typeof PROJECT_ROLE_IDS)[number];

interface PermissionDialogProps {
  deptId: number;
  protections: readonly PathPermission[];
  /** The path that is offered to be protected. */
  path: string;
  onClose: () => void;
}

/** Which paths of the project only some roles may change; who may protect paths edits them here. */
export function PermissionDialog({ deptId, protections, path, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('catalogue');
  const roleName = useRoleName();
  const mayProtect = usePermissions().any('design:protect');
  const save = useCallMutation(savePathPermission, { onSettled: refreshFiles });
  // The lead may write everywhere: he is no choice.
  const roles = PROJECT_ROLE_IDS.filter((roleId) => roleId !== ROLE_IDS.lead);

  return (
    <Modal open width={640} title={t('permission.title')} footer={null} onCancel={onClose}>
      <Alert type="info" showIcon title={t('permission.who')} description={t('permission.rule')} />
      <ul className="nl-catalogue-protections" aria-label={t('permission.title')}>
        {protections.length === 0 ? <Empty description={t('permission.none')} /> : null}
        {protections.map((protection) => (
          <li key={protection.path}>
            <code>{protection.path}</code>
            <span>
              {[ROLE_IDS.lead, ...protection.roleIds].map((roleId) => (
                <Tag key={roleId}>{roleName(roleId)}</Tag>
              ))}
            </span>
            <small>
              {t('permission.by', { name: protection.createBy, time: timestamp(protection.createTime) })}
            </small>
            {mayProtect ? (
              <Popconfirm
                title={t('permission.end', { path: protection.path })}
                okText={t('confirm')}
                cancelText={t('cancel')}
                onConfirm={() => save.mutate({ body: { deptId, path: protection.path, roleIds: null } })}
              >
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={t('permission.end', { path: protection.path })}
                />
              </Popconfirm>
            ) : null}
          </li>
        ))}
      </ul>
      {mayProtect ? (
        <Form<{ path: string; roleIds?: RoleId[] }>
          layout="vertical"
          initialValues={{ path, roleIds: [] }}
          onFinish={(values) =>
            save.mutate(
              { body: { deptId, path: values.path.trim(), roleIds: values.roleIds ?? [] } },
              { onSuccess: () => announceSuccess(t('permission.saved', { path: values.path.trim() })) },
            )
          }
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
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('permission.protect')}
          </Button>
        </Form>
      ) : (
        <p>{t('permission.readOnly')}</p>
      )}
    </Modal>
  );
}
