import { sql } from 'drizzle-orm';
import type { Caller } from '../../caller.ts';
import { unlessTaken } from '../../database/unlessTaken.ts';
import type { Services } from '../../services.ts';
import { findSample, forgetSample, freeName } from './sampleRepository.ts';
import { createDemoProject } from './demoProject.ts';

/** First key of the lock under which one user's sample is made: "samp". */
const LOCK = 0x73616d70;

/** Id of the user's own sample project; one is made where he has none or is no member of it any more. */
export async function sampleOf(
  caller: Pick<Caller, 'userId' | 'userName'>,
  services: Pick<Services, 'database' | 'projects'>,
): Promise<number> {
  const { userId, userName } = caller;
  const { database, projects } = services;
  const made = database.transaction(async (within) => {
    await within.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}::int, ${userId}::int)`);
    const found = await findSample(within, userId);
    if (found !== undefined) return found;
    await forgetSample(within, userId);
    const name = await freeName(within, `Sample of ${userName}`);
    return createDemoProject({ database: within, projects }, { name, userId, sampleOf: userId });
  });
  // Somebody took the name in this moment: there is another one.
  return (await unlessTaken(made)) ?? sampleOf(caller, services);
}
