import { ConflictDialog as FileConflict } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { CodeDiff } from '../../editor/index.ts';
import type { OpenDrawing } from '../store/drawingStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { showStored } from './openFile.ts';
import { saveFile, useConflict } from './saveFile.ts';

/** Someone else wrote the drawing since it was opened: shows both sides and asks which one stays. */
export function ConflictDialog({ open }: { open: OpenDrawing }) {
  const deptId = useDeptId();
  const stored = useConflict((state) => state.stored);
  if (!stored) return null;
  return (
    <FileConflict
      name={stored.socVerilogPath}
      onLater={closeDialog}
      onTheirs={() => {
        showStored(stored);
        closeDialog();
      }}
      onMine={() => void saveFile(deptId, stored).then((saved) => saved && closeDialog())}
    >
      <div className="nl-wd-diff">
        <CodeDiff path={stored.socVerilogPath} before={stored.verilogFile} after={open.text} />
      </div>
    </FileConflict>
  );
}
