import { findUser, getSysUserByUserId, getUserInfo } from '@netloom/contract';
import { callKey, queryClient } from '../../../../api/index.ts';

/** Reads again what is shown of the signed-in user. */
export async function refreshMe(): Promise<void> {
  const calls = [getSysUserByUserId, getUserInfo, findUser];
  await Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })));
}
