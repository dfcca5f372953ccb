import { clearCookie, cookieNames } from '../cookies.ts';

/** How the product looks and speaks is no part of a session. */
const KEPT_COOKIES = ['language', 'size', 'sidebarStatus'];
/**
 * The box and the name of the sign-in page. A password is never stored: whoever reaches this browser or a script in
 * it could read it, and keeping passwords is the work of the browser's own encrypted password manager.
 */
const KEPT_ITEMS = ['netloom.rememberMe', 'netloom.userName'];

/** Forgets the session's cookies and session storage. */
export function clearSessionData(): void {
  for (const name of cookieNames()) if (!KEPT_COOKIES.includes(name)) clearCookie(name);
  sessionStorage.clear();
}

/** Forgets everything, as after a session that was ended by others. */
export function clearEverything(): void {
  clearSessionData();
  const kept = KEPT_ITEMS.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}
