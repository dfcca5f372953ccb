import type { Permission } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';
import { openMemberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { findCanvas } from './repository.ts';
import type { CanvasRow } from './repository.ts';

export interface CanvasMember extends TreeMember {
  row: CanvasRow;
}

export function memberOfCanvas<I>(
  permission: Permission,
  idOf: (incoming: I) => number,
): Policy<I, CanvasMember> {
  return whoIs(
    'members of the canvas’s department',
    async (incoming: I, caller, services) => {
      const row = await findCanvas(services.database, idOf(incoming));
      if (row === undefined)
        throw notFound('no-canvas', { field: 'socCanvasId', values: { canvas: idOf(incoming) } });
      const member = await requireMember(permission, caller, row.deptId, services);
      return openMemberTree({ ...member, row }, services);
    },
    permission,
  );
}
