import { createAdminUser } from './features/session/index.ts';
import { createDemoProject } from './features/tour/index.ts';
import type { Services } from './services.ts';

/**
 * Fills an empty installation, all or nothing: the administrator and a demo project. Answers his password when it was
 * made here.
 */
export function firstStart(services: Services): Promise<string | undefined> {
  return services.database.transaction(async (database) => {
    const within = { ...services, database };
    const admin = await createAdminUser(within);
    if (admin === undefined) return undefined;
    await createDemoProject(within, { name: 'Demo', userId: admin.userId });
    return admin.madePassword;
  });
}
