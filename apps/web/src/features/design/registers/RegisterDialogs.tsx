import { ImportDialog } from './files/ImportDialog.tsx';
import { NewMapDialog } from './files/NewMapDialog.tsx';
import type { RegisterFileEntry } from './files/useRegisterFiles.ts';
import { SearchDialog } from './find/SearchDialog.tsx';
import { useUi } from './store/uiStore.ts';
import { HelpDialog } from './toolbar/HelpDialog.tsx';

/** The dialog that is open, if one is. */
export function RegisterDialogs({ files }: { files: readonly RegisterFileEntry[] }) {
  const dialog = useUi((state) => state.dialog);
  const copyOf = useUi((state) => state.copyOf);
  return (
    <>
      {dialog === 'new' && <NewMapDialog files={files} from={copyOf} />}
      {dialog === 'import' && <ImportDialog files={files} />}
      {dialog === 'help' && <HelpDialog />}
      {dialog === 'search' && <SearchDialog />}
    </>
  );
}
