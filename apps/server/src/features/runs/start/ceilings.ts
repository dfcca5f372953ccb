import type { ConfigKey, RunCeilings, RunRequest } from '@netloom/contract';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { warning } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';

type Field = keyof RunCeilings;

const UNITS: Record<Field, string> = { seconds: 's', memoryMegabytes: 'MB', diskMegabytes: 'MB' };
const FIELDS = Object.keys(UNITS) as Field[];

/** Settings with the installation's ceilings. */
export const CEILING_KEYS = {
  seconds: 'runs.mostSeconds',
  memoryMegabytes: 'runs.mostMemoryMegabytes',
  diskMegabytes: 'runs.mostDiskMegabytes',
} as const satisfies Record<Field, ConfigKey>;

type Needs = Pick<Services, 'database' | 'configs'>;

async function ofProject(database: Database, deptId: number): Promise<Partial<RunCeilings>> {
  const { rows } = await database.execute<Record<Field, number | null>>(sql`
    SELECT most_seconds AS seconds, most_memory_megabytes AS "memoryMegabytes", most_disk_megabytes AS "diskMegabytes"
    FROM run_quotas WHERE dept_id = ${deptId}`);
  const entries = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

export function ceilingsOfInstallation({ configs }: Pick<Services, 'configs'>): RunCeilings {
  return {
    seconds: configs.value(CEILING_KEYS.seconds),
    memoryMegabytes: configs.value(CEILING_KEYS.memoryMegabytes),
    diskMegabytes: configs.value(CEILING_KEYS.diskMegabytes),
  };
}

/** The most that one run of a project may ask for: what is set for the project, else for the installation. */
export async function ceilingsOf(deptId: number, services: Needs): Promise<RunCeilings> {
  return { ...ceilingsOfInstallation(services), ...(await ofProject(services.database, deptId)) };
}

/** @throws a 601 that names the field, what was asked for and the ceiling */
export async function requireWithin(request: RunRequest, services: Needs): Promise<void> {
  const project = await ofProject(services.database, request.deptId);
  const installation = ceilingsOfInstallation(services);
  for (const field of FIELDS) {
    const most = project[field] ?? installation[field];
    if (request[field] <= most) continue;
    const values = { asked: request[field], unit: UNITS[field], most, setting: CEILING_KEYS[field] };
    const reason = project[field] === undefined ? 'over-installation-ceiling' : 'over-project-ceiling';
    throw warning(reason, { field, values });
  }
}
