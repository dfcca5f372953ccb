import { savePathPermission } from '@netloom/contract';
import type { PathPermission } from '@netloom/contract';
import { Alert, Empty, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { refreshFiles } from '../useFiles.ts';
import { ProtectForm } from './ProtectForm.tsx';
import { Protection } from './Protection.tsx';

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
  const mayProtect = usePermissions().any('design:protect');
  const save = useCallMutation(savePathPermission, { onSettled: refreshFiles });
  return (
    <Modal open width={640} title={t('permission.title')} footer={null} onCancel={onClose}>
      <Alert type="info" showIcon title={t('permission.who')} description={t('permission.rule')} />
      <ul className="nl-catalogue-protections" aria-label={t('permission.title')}>
        {protections.length === 0 ? <Empty description={t('permission.none')} /> : null}
        {protections.map((protection) => (
          <Protection
            key={protection.path}
            protection={protection}
            onEnd={
              mayProtect
                ? () => save.mutate({ body: { deptId, path: protection.path, roleIds: null } })
                : undefined
            }
          />
        ))}
      </ul>
      {mayProtect ? (
        <ProtectForm
          path={path}
          busy={save.isPending}
          onProtect={(body) =>
            save.mutate(
              { body: { deptId, ...body } },
              { onSuccess: () => announceSuccess(t('permission.saved', { path: body.path })) },
            )
          }
        />
      ) : (
        <p>{t('permission.readOnly')}</p>
      )}
    </Modal>
  );
}
