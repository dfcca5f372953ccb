import { Suspense, lazy } from 'react';
import { useKeys } from '../../commands/useKeys.ts';
import { shellCommands } from './shellCommands.ts';
import { showShellDialog, useShellDialog } from './shellDialog.ts';

const ScreenKeys = lazy(() => import('./ScreenKeys.tsx'));

const never = () => false;

/** The commands of every screen, and the sheet of the keys that hold now. */
export function ShellKeys() {
  const shown = useShellDialog((state) => state.shown);
  useKeys(shellCommands, null, never);
  if (shown !== 'keys') return null;
  return (
    <Suspense>
      <ScreenKeys onClose={() => showShellDialog(undefined)} />
    </Suspense>
  );
}
