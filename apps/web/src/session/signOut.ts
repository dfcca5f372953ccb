import { logOut } from '@netloom/contract';
import { callApi, queryClient } from '../api/index.ts';
import { clearToken } from '../api/token.ts';
import { setStreamToken } from '../stream/index.ts';

/** Forgets the session on this side and opens the sign-in page. */
export function leaveSession(): void {
  setStreamToken(null);
  clearToken();
  sessionStorage.clear();
  queryClient.clear();
  window.location.assign('/login');
}

/** Ends the session on the server too; a server that is gone must not keep a person signed in here. */
export async function signOut(): Promise<void> {
  await callApi(logOut, {}).catch(() => null);
  leaveSession();
}
