import type { Caller } from '../../../caller.ts';
import type { Services } from '../../../services.ts';
import { Problem } from '../../../http/problem.ts';
import { requireMessageViewer } from './policy.ts';

/** Whether somebody may read what was sent with a message: while it stands, and where he may look at it now. */
export async function mayReadAttached(
  { messageId }: { messageId: number | null },
  caller: Caller,
  services: Services,
): Promise<boolean> {
  if (messageId === null) return false;
  try {
    return !(await requireMessageViewer(caller, messageId, services)).message.deleted;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
