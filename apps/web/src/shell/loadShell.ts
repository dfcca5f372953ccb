import { ahead, withTexts } from '../ahead.ts';

/** What comes after the sign-in; asked for while the password is typed. */
export const { component: Shell, load: loadShell } = ahead(
  withTexts(['menu', 'talk'], () => import('./Shell.tsx')),
);

/** The canvas, where the server's menus begin unless an administrator has sorted them otherwise. */
const USUAL_PATH = '/charts/keyboard';

/** The shell, and then the code of the screen that an address leads to: it is read before it is needed. */
export async function loadShellAndScreen(address: string): Promise<void> {
  await loadShell();
  const { screenByPath } = await import('../screens.ts');
  const path = new URL(address, location.origin).pathname;
  await screenByPath(path === '/' ? USUAL_PATH : path)?.load();
}
