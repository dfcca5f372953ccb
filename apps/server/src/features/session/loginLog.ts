import type { Database } from '../../database/index.ts';
import { loginLogs } from './tables.ts';

/** Why a try to sign in was refused; empty for one that succeeded. */
interface LoginTry {
  userName: string;
  address: string;
  agent: string;
  reason: string;
}

export async function insertLoginLog(
  database: Database,
  { userName, address, agent, reason }: LoginTry,
): Promise<void> {
  await database.insert(loginLogs).values({ userName, address, agent, reason, success: reason === '' });
}
