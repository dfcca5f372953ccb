import { getAllSocCanvas, ReplyCode, saveOrupdateCanvas, SaveConflict } from '@netloom/contract';
import { writeDocument, writeLayout } from '@netloom/soc';
import { ApiError, callApi, callKey, queryClient } from '../../../api/index.ts';
import { announceError, announceSuccess } from '../../../announce.ts';
import { i18n } from '../../../i18n.ts';
import { useSoc } from '../store/socStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { useDept } from '../../../session/index.ts';
import { useConflict } from './conflictStore.ts';

let saving = false;

/** Stores document and layout. When somebody else has saved meanwhile, the conflict dialog opens. True when stored. */
export async function saveCanvas(): Promise<boolean> {
  const { canvas, document, layout } = useSoc.getState();
  const { deptId } = useDept.getState();
  if (!canvas || deptId === null || saving) return false;
  saving = true;
  try {
    const { socCanvasId, socName, hash } = canvas;
    const texts = { toVerilogJson: writeDocument(document), layoutJson: writeLayout(layout) };
    const stored = await callApi(saveOrupdateCanvas, {
      body: { socCanvasId, deptId, socName, hash, ...texts },
    });
    const { canvas: current } = useSoc.getState();
    if (current?.socCanvasId === socCanvasId)
      useSoc.setState({
        canvas: { ...current, hash: stored.hash, savedDocument: document, savedLayout: layout },
      });
    void queryClient.invalidateQueries({ queryKey: callKey(getAllSocCanvas) });
    announceSuccess(i18n.t('soc:file.saved', { name: socName }));
    return true;
  } catch (error) {
    const conflict = conflictOf(error);
    if (conflict) {
      useConflict.setState({ conflict });
      openDialog('conflict');
    } else announceError(error);
    return false;
  } finally {
    saving = false;
  }
}

function conflictOf(error: unknown): SaveConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== ReplyCode.warning) return undefined;
  return SaveConflict.safeParse(error.data).data;
}
