import type { Database } from '../../database/index.ts';
import { warning } from '../../http/refuse.ts';
import { hasOtherAdministrator } from './repository.ts';

/** @throws a 601 when the installation would be left without an administrator. */
export async function requireOtherAdministrator(
  within: Database,
  { userId, userName }: { userId: number; userName: string },
): Promise<void> {
  if (await hasOtherAdministrator(within, userId)) return;
  throw warning('last-administrator', { field: 'userId', values: { name: userName } });
}
