import { DEFAULT_PERMISSIONS, EVERY_PERMISSION, Permission, ROLE_IDS, roleKeyOf } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import { Mutex } from '../../projects/index.ts';
import { listChanges } from './repository.ts';
import type { PermissionChange } from './repository.ts';

/** What each role may do: the product's defaults with the administrators' changes, kept in memory. */
export class Permissions {
  private changes: PermissionChange[] = [];
  private readonly turns = new Mutex();

  /** Reads the changes anew, at the start and after each of them; in turn, so that an old reading never comes last. */
  load(database: Database): Promise<void> {
    return this.turns.run('', async () => {
      this.changes = await listChanges(database);
    });
  }

  ofRole(roleId: number): Permission[] {
    const defaults = DEFAULT_PERMISSIONS[roleKeyOf(roleId)];
    if (roleId === ROLE_IDS.admin) return [...defaults];
    const changed = new Map(
      this.changes
        .filter((change) => change.roleId === roleId)
        .map((change) => [change.permission, change.granted]),
    );
    return Permission.options.filter(
      (permission) => changed.get(permission) ?? defaults.includes(permission),
    );
  }

  /** What the caller is told that he holds. */
  of({ admin, roleId }: Pick<Caller, 'admin' | 'roleId'>): string[] {
    return admin ? [EVERY_PERMISSION] : this.ofRole(roleId);
  }

  allow({ admin, roleId }: Pick<Caller, 'admin' | 'roleId'>, permission: Permission): boolean {
    return admin || this.ofRole(roleId).includes(permission);
  }
}
