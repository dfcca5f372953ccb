import { logOut, updateTime } from '@netloom/contract';
import { callApi, queryClient } from '../api/index.ts';
import { clearToken } from '../api/token.ts';
import { closeStream, setStreamToken } from '../stream/index.ts';
import { clearEverything, clearSessionData } from './clearBrowser.ts';
import { leaveAnyway } from './unsaved.ts';

const RELOAD_MS = 200;
/** Where the sign-in page finds the text of `reason=failed`. */
const ERROR_ITEM = 'netloom.signOutError';

/** Forgets the session on this side, without leaving the page. */
export function dropSession(): void {
  setStreamToken(null);
  clearToken();
  clearSessionData();
}

/** After code 402: the session was ended elsewhere. */
export function leaveEnded(reason: string): void {
  dropSession();
  clearEverything();
  leaveAnyway();
  window.location.assign(`/login?reason=${encodeURIComponent(reason)}`);
}

/** The user info could not be loaded; `error` says why, null when the session is just not valid. */
export function leaveFailed(error: string | null): void {
  dropSession();
  if (error !== null) sessionStorage.setItem(ERROR_ITEM, error);
  leaveAnyway();
  window.location.assign(`/login?reason=${error === null ? 'expired' : 'failed'}`);
}

/** After the prompt of an expired session. */
export function leaveExpired(): void {
  dropSession();
  leaveAnyway();
  window.location.assign('/');
}

let signingOut = false;

/** Another page of this browser has signed out. */
export function leaveClosed(): void {
  if (signingOut) return;
  dropSession();
  leaveAnyway();
  window.location.assign('/login?reason=signed-out');
}

/**
 * Signs out: says when the user was last there, stops what this browser watches (so that no run event is read for it
 * any more), and ends the session. A server that is gone must not keep a person signed in here.
 */
export async function signOut(goTo: (path: string) => void): Promise<void> {
  signingOut = true;
  await callApi(updateTime, {}).catch(() => null);
  await closeStream();
  await callApi(logOut, {}).catch(() => null);
  dropSession();
  queryClient.clear();
  leaveAnyway();
  goTo('/login');
  setTimeout(() => window.location.reload(), RELOAD_MS);
}
