/** What comes after the sign-in; asked for while the password is checked. */
export const loadShell = () => import('./Shell.tsx');
