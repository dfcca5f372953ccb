/** What comes after the sign-in; asked for while the password is typed. */
export const loadShell = () => import('./Shell.tsx');
