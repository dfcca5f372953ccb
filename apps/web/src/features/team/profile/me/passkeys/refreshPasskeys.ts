import { listPasskeys } from '@netloom/contract';
import { callKey, queryClient } from '../../../../../api/index.ts';

/** Reads again what is shown of the user's passkeys. */
export function refreshPasskeys(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(listPasskeys) });
}
