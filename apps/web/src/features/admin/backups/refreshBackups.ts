import { backupState } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

/** Reads the backups, and what goes on, anew. */
export function refreshBackups(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(backupState) });
}
