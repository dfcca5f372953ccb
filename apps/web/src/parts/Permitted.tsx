import type { Permission, RoleKey } from '@netloom/contract';
import type { ReactNode } from 'react';
import { usePermissions } from './permissions.ts';

/** One of the three; an empty list of roles throws, an empty list of permissions is never granted. */
type Asked = { any: Permission[] } | { all: Permission[] } | { roles: RoleKey[] };

/** Shows what is inside to who may use it. */
export function Permitted(props: Asked & { children: ReactNode; otherwise?: ReactNode }) {
  const { any, all, is } = usePermissions();
  const granted =
    'any' in props ? any(...props.any) : 'all' in props ? all(...props.all) : is(...props.roles);
  return granted ? props.children : (props.otherwise ?? null);
}
