import type { Database } from '../../database/index.ts';
import { warning } from '../../http/refuse.ts';
import { projectsLedAlone } from '../department/index.ts';

/** @throws a 601 that names `field` and the projects that would be left without a lead who may sign in. */
export async function requireOtherLeads(
  within: Database,
  { userId, userName }: { userId: number; userName: string },
  field: string,
): Promise<void> {
  const alone = await projectsLedAlone(within, userId);
  if (alone.length === 0) return;
  throw warning('last-lead-of', { field, values: { name: userName, projects: alone.join(', ') } });
}
