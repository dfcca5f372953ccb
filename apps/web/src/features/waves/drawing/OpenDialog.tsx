import { BenchDialog } from './bench/BenchDialog.tsx';
import { NewDialog } from './files/NewDialog.tsx';
import { RenameDialog } from './files/RenameDialog.tsx';
import type { Drawn } from './store/drawn.ts';
import { useUi } from './store/uiStore.ts';
import { HelpDialog } from './toolbar/HelpDialog.tsx';

/** The dialog that was asked for, if any. */
export function OpenDialog({ open, files }: { open: Drawn | undefined; files: readonly string[] }) {
  const dialog = useUi((state) => state.dialog);
  if (dialog === 'new') return <NewDialog files={files} />;
  if (dialog === 'rename' && open) return <RenameDialog open={open} files={files} />;
  if (dialog === 'bench' && open?.shown) return <BenchDialog open={open} document={open.shown} />;
  if (dialog === 'help') return <HelpDialog />;
  return null;
}
