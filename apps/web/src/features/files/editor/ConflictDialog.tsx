import { getVerilogInfoByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';
import DiffView from './DiffView.tsx';
import { useBuffers } from './bufferStore.ts';
import { modelOf, replaceText } from './models.ts';
import { SidesDialog } from './SidesDialog.tsx';

interface ConflictDialogProps {
  stored: VerilogFile;
  /** Saves a text over the stored one. */
  onSave: (text: string) => void;
  onClose: () => void;
}

/** Someone else wrote the file since the edit began: shows both sides and asks which one stays. */
export function ConflictDialog({ stored, onSave, onClose }: ConflictDialogProps) {
  const path = stored.socVerilogPath;
  const model = modelOf(path);
  const mine = model?.getValue() ?? '';

  function takeTheirs() {
    useBuffers.getState().put(path, { base: stored, dirty: false });
    if (model !== null) replaceText(model, stored.verilogFile);
    void queryClient.invalidateQueries({ queryKey: callKey(getVerilogInfoByPath) });
    onClose();
  }

  return (
    <SidesDialog name={path} onLater={onClose} onTheirs={takeTheirs} onMine={() => onSave(mine)}>
      <div className="nl-diff-box">
        <DiffView path={path} before={stored.verilogFile} after={mine} />
      </div>
    </SidesDialog>
  );
}
