/** Where to go after signing in: a path of this site, never another site's address. */
export function redirectTarget(redirect: string | null): string {
  const local = redirect !== null && /^\/(?![/\\])/.test(redirect) && !redirect.startsWith('/login');
  return local ? redirect : '/';
}
