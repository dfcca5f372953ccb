import { roleKeyOf } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** Names of roles in the reader's language, by their ids. */
export function useRoleName(): (roleId: number) => string {
  const { t } = useTranslation();
  return (roleId) => t(`role.${roleKeyOf(roleId)}`);
}

export function RoleName({ roleId }: { roleId: number }) {
  return useRoleName()(roleId);
}
