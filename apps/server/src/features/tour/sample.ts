import type { Caller } from '../../caller.ts';
import { unlessTaken } from '../../database/unlessTaken.ts';
import type { Services } from '../../services.ts';
import { findSample, forgetSample, freeName } from './sampleRepository.ts';
import { createDemoProject } from './demoProject.ts';

/** Id of the user's own sample project; one is made where he has none or is no member of it any more. */
export async function sampleOf(
  caller: Pick<Caller, 'userId' | 'userName'>,
  services: Pick<Services, 'database' | 'projects'>,
): Promise<number> {
  const { userId, userName } = caller;
  const { database, projects } = services;
  const made = database.transaction(async (within) => {
    const found = await findSample(within, userId);
    if (found !== undefined) return found;
    await forgetSample(within, userId);
    const name = await freeName(within, `Sample of ${userName}`);
    return createDemoProject({ database: within, projects }, { name, userId, sampleOf: userId });
  });
  // A press at the same time has made it, or somebody took the name: look again.
  return (await unlessTaken(made)) ?? sampleOf(caller, services);
}
