import type { Tour } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import type { Services } from '../../services.ts';
import { findPassedSimulation } from '../runs/index.ts';
import { findTour, insertStep } from './repository.ts';

/** The tour of a user. That a simulation passed is kept from when it is first seen: runs are not kept for ever. */
export async function tourOf(
  { userId, deptId }: Pick<Caller, 'userId' | 'deptId'>,
  { database }: Pick<Services, 'database'>,
): Promise<Tour> {
  const tour = await findTour(database, userId);
  const passed = tour.open ? await findPassedSimulation(database, userId, deptId) : undefined;
  if (passed === undefined) return { ...tour, passedRunId: null };
  if (!tour.done.includes('run')) await insertStep(database, userId, 'run');
  const { done } = await findTour(database, userId);
  return { ...tour, done, passedRunId: passed.deptId === deptId ? passed.runId : null };
}
