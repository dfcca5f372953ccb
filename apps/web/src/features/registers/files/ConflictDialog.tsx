import { diffRegisters, readRegisterMap, writeRegisterMap } from '@netloom/soc/registers';
import { ConflictDialog as FileConflict } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { CodeDiff } from '../../editor/index.ts';
import { currentMap } from '../store/registerStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { showStored } from './openFile.ts';
import { saveFile, useConflict } from './saveFile.ts';

/** Someone else wrote the description since it was opened: shows both sides and asks which one stays. */
export function ConflictDialog() {
  const deptId = useDeptId();
  const stored = useConflict((state) => state.stored);
  const open = currentMap();
  if (!stored || !open) return null;
  const theirs = readRegisterMap(stored.verilogFile, stored.socVerilogPath).document;
  const changes = theirs ? diffRegisters(theirs, open.map) : [];
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
      <ul className="nl-reg-conflict">
        {changes.slice(0, 12).map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
      <div className="nl-reg-diff">
        <CodeDiff
          path={stored.socVerilogPath}
          before={stored.verilogFile}
          after={writeRegisterMap(open.map)}
        />
      </div>
    </FileConflict>
  );
}
