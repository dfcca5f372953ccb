import type { Permission } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** A permission's name and explanation. Its colons would part namespaces. */
export function usePermissionText() {
  const { t } = useTranslation('roles');
  const keyOf = (permission: Permission) => permission.replaceAll(':', '-');
  return {
    nameOf: (permission: Permission) => t(`name.${keyOf(permission)}`),
    aboutOf: (permission: Permission) => t(`about.${keyOf(permission)}`),
  };
}
