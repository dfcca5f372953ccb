import type { Services } from '../../../services.ts';
import { projectAsksForFactor } from './repository.ts';

/** Whether the installation or a project of his asks this user for a second factor. */
export async function factorRequired(
  { database, configs }: Pick<Services, 'database' | 'configs'>,
  userId: number,
): Promise<boolean> {
  return configs.value('account.secondFactor') || projectAsksForFactor(database, userId);
}
