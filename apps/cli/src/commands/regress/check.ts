import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CarriedCheck, RegressCheck } from '@netloom/model/regression';
import { checkOptions, kindOf } from '@netloom/tools/planning';
import type { PlanContext } from '@netloom/tools/planning';
import { execute } from '../execute.ts';
import type { Room } from './room.ts';

interface Options {
  root: string;
  room: Room;
}

/** One check of a plan, in the sandbox. What cannot be planned has shown nothing, and says why. */
export async function runCheck(
  name: string,
  check: RegressCheck,
  context: PlanContext,
  { root, room }: Options,
): Promise<CarriedCheck> {
  const { kind, ...options } = checkOptions(check);
  const told = (verdict: CarriedCheck['verdict'], message: string) => ({ name, kind, verdict, message });
  const { request, load } = kindOf(kind)!;
  const planning = await load.plan!();
  const planned = await planning
    .plan(request.parse({ ...options, ...room }) as never, context)
    .catch((error: Error) => error);
  if (planned instanceof Error) return told('failed', planned.message);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-check-'));
  try {
    const events = await execute(planned.plan, folder, { root, write: () => undefined });
    const end = events.find((event) => event.type === 'finished');
    return end === undefined ? told('lost', '') : told(end.verdict, end.reason);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function checkLine({ name, kind, verdict, message }: CarriedCheck): string {
  return `${verdict.padEnd(14)} ${kind} ${name}${verdict === 'passed' ? '' : `  ${message}`}`;
}
