import type { Services } from '../../services.ts';

/** Lets pages of the menu's links into frames, and every browser read its menu anew. */
export async function menuChanged({ menuLinks, database, hub }: Services): Promise<void> {
  await menuLinks.load(database);
  hub.userChanged(() => true);
}
