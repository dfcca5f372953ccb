import type { Permission } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import { openMemberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { findModule } from './repository.ts';
import type { ModuleRow } from './repository.ts';

export interface ModuleMember extends TreeMember {
  row: ModuleRow;
}

export function memberOfModule<I>(
  permission: Permission,
  idOf: (incoming: I) => number,
): Policy<I, ModuleMember> {
  return whoIs(
    'members of the block’s department',
    async (incoming: I, caller, services) => {
      const row = await findModule(services.database, idOf(incoming));
      if (row === undefined)
        throw notFound('no-block', { field: 'socModuleId', values: { block: idOf(incoming) } });
      const member = await requireMember(permission, caller, row.deptId, services);
      return openMemberTree({ ...member, row }, services);
    },
    permission,
  );
}
