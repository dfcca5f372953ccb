import type { VerilogFile } from '@netloom/contract';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictModal, ConflictSides, useConflictWords } from '../../../../document/index.ts';
import type { Choices } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useBuffers } from '../bufferStore.ts';
import { modelOf, takeOver } from '../models.ts';
import { saveText, setStored } from '../saveText.ts';
import { mergeLines, mergedLines } from './mergeLines.ts';

/** Someone else wrote the file since its edit began: merges the lines, or lets one side win. */
export default function ConflictDialog({ stored }: { stored: VerilogFile }) {
  const { t } = useTranslation(['document', 'editor']);
  const deptId = useDeptId();
  const words = useConflictWords();
  const { socVerilogPath: path, verilogFile: theirs } = stored;
  const [mine] = useState(() => modelOf(path)?.getValue() ?? '');
  const base = useBuffers(({ buffers }) => buffers[path]?.base.verilogFile ?? '');
  const [choices, setChoices] = useState<Choices>({});
  const merge = useMemo(() => mergeLines({ base, mine, theirs }), [base, mine, theirs]);
  const [isBusy, setBusy] = useState(false);
  const isDecided = merge?.conflicts.every(({ pointer }) => pointer in choices) ?? false;
  const close = () => useBuffers.getState().ask(undefined);
  const take = (text: string) => {
    takeOver(stored, text);
    setStored(deptId, stored);
    close();
  };
  const ways = {
    isBusy,
    canMerge: merge !== undefined && isDecided,
    later: close,
    takeTheirs: () => take(theirs),
    takeMine: () => {
      setBusy(true);
      void saveText({ deptId, path, text: mine, over: stored }).then(() => setBusy(false));
    },
    merge: () => merge && take(mergedLines(merge, choices)),
  };

  return (
    <ConflictModal path={path} ways={ways}>
      {merge ? null : <Alert type="warning" showIcon title={t('editor:conflict.tooLong')} />}
      <ConflictSides
        path={path}
        parts={merge && { ...merge, isAnew: false }}
        choices={choices}
        onChoose={setChoices}
        words={words}
        texts={() => ({ before: theirs, after: merge ? mergedLines(merge, choices) : mine })}
        textsNote={t(merge ? 'document:conflict.mergedSides' : 'document:conflict.mySides')}
      />
    </ConflictModal>
  );
}
