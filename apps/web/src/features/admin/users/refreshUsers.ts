import { findByPage, findUserAll } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

/** Reads the lists of users anew. */
export async function refreshUsers(): Promise<void> {
  await Promise.all(
    [callKey(findByPage), callKey(findUserAll)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
