import { ImportDialog } from './files/ImportDialog.tsx';
import { NewMapDialog } from './files/NewMapDialog.tsx';
import { WriteDialog } from './files/WriteDialog.tsx';
import type { RegisterFileEntry } from './files/useRegisterFiles.ts';
import { SearchDialog } from './find/SearchDialog.tsx';
import type { OpenMap } from './store/registerStore.ts';
import { useUi } from './store/uiStore.ts';
import { HelpDialog } from './toolbar/HelpDialog.tsx';

interface RegisterDialogsProps {
  open: OpenMap | undefined;
  files: readonly RegisterFileEntry[];
}

/** The dialog that is open, if one is. */
export function RegisterDialogs({ open, files }: RegisterDialogsProps) {
  const dialog = useUi((state) => state.dialog);
  const copyOf = useUi((state) => state.copyOf);
  return (
    <>
      {dialog === 'new' && <NewMapDialog files={files} from={copyOf} />}
      {dialog === 'import' && <ImportDialog files={files} />}
      {dialog === 'help' && <HelpDialog />}
      {dialog === 'search' && <SearchDialog />}
      {dialog === 'write' && open && <WriteDialog open={open} />}
    </>
  );
}
