const REMEMBER = 'netloom.rememberMe';
const NAME = 'netloom.userName';

/** The user name that the last sign-in asked to keep; null when it asked for none. A password is never kept. */
export function rememberedName(): string | null {
  return localStorage.getItem(REMEMBER) === '1' ? localStorage.getItem(NAME) : null;
}

/** Keeps the user name for the next sign-in, or with null forgets it. */
export function rememberName(name: string | null): void {
  if (name === null) {
    localStorage.removeItem(REMEMBER);
    localStorage.removeItem(NAME);
    return;
  }
  localStorage.setItem(REMEMBER, '1');
  localStorage.setItem(NAME, name);
}
