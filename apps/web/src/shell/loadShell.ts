import { ahead, withTexts } from '../ahead.ts';

/** What comes after the sign-in; asked for while the password is typed. */
export const { component: Shell, load: loadShell } = ahead(
  withTexts(['menu', 'talk'], () => import('./Shell.tsx')),
);

/** The shell, and then the code of the screen that an address leads to: it is read before it is needed. */
export async function loadShellAndScreen(address: string): Promise<void> {
  await loadShell();
  const { screenAhead } = await import('./screenAhead.ts');
  await screenAhead(new URL(address, location.origin).pathname)?.load();
}
