import { clearCookie, readCookie, writeCookie } from '../cookies.ts';

const COOKIE = 'Admin-Token';
let token: string | null = null;

/** The session token: in memory, and in a cookie so that a reload keeps the session. The server reads headers alone. */
export function getToken(): string | null {
  token ??= readCookie(COOKIE);
  return token;
}

export function setToken(value: string): void {
  token = value;
  writeCookie(COOKIE, value);
}

export function clearToken(): void {
  token = null;
  clearCookie(COOKIE);
}

export function authHeaders(value = getToken()): Record<string, string> {
  return value === null ? {} : { authorization: `Bearer ${value}`, token: value };
}
