/** Reads a cookie of this origin; null when it is not set. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const entry = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return entry === undefined ? null : decodeURIComponent(entry.slice(prefix.length));
}

/** Keeps a value over reloads; without `seconds` until the browser closes. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${secure}${age}`;
}

export function clearCookie(name: string): void {
  document.cookie = `${name}=; path=/; samesite=strict; max-age=0`;
}

export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((part) => part.split('=')[0] || []);
}

export const YEAR_SECONDS = 365 * 24 * 3600;
