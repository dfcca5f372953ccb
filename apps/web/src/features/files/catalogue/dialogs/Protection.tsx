import { DeleteOutlined } from '@ant-design/icons';
import { ROLE_IDS } from '@netloom/contract';
import type { PathPermission } from '@netloom/contract';
import { Button, Popconfirm, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { timestamp } from '../../../../parts/index.ts';
import { useRoleName } from '../../../../parts/RoleName.tsx';

interface ProtectionProps {
  protection: PathPermission;
  /** Undefined for who may not protect paths. */
  onEnd: (() => void) | undefined;
}

/** A path, the roles that may change it, and who said so. */
export function Protection({ protection, onEnd }: ProtectionProps) {
  const { t } = useTranslation('catalogue');
  const roleName = useRoleName();
  const { path, roleIds, createBy, createTime } = protection;
  return (
    <li>
      <code>{path}</code>
      <span>
        {[ROLE_IDS.lead, ...roleIds].map((roleId) => (
          <Tag key={roleId}>{roleName(roleId)}</Tag>
        ))}
      </span>
      <small>{t('permission.by', { name: createBy, time: timestamp(createTime) })}</small>
      {onEnd ? (
        <Popconfirm
          title={t('permission.end', { path })}
          okText={t('confirm')}
          cancelText={t('cancel')}
          onConfirm={onEnd}
        >
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('permission.end', { path })}
          />
        </Popconfirm>
      ) : null}
    </li>
  );
}
