import type { Attachment } from '@netloom/contract';
import { useState } from 'react';
import { announceError } from '../../../announce.ts';
import { useDraft } from '../drafts/index.ts';
import { uploadFiles } from './uploadFiles.ts';

export interface Written {
  content: string;
  imageIds: string[];
  draftKey: string;
}

/** A message while it is written: its text, which is kept, and the files that go with it. */
export function useWriting(draftKey: string, onSend: (written: Written) => Promise<unknown>) {
  const draft = useDraft(draftKey);
  const [files, setFiles] = useState<Attachment[]>([]);
  const [busy, setBusy] = useState(false);
  const { text } = draft;
  const isEmpty = text.trim() === '' && files.length === 0;

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    await work().catch(announceError);
    setBusy(false);
  }

  async function add(list: FileList | null) {
    if (list === null || list.length === 0) return;
    await whileBusy(async () => {
      const added = await uploadFiles(list);
      setFiles((before) => [...before, ...added]);
    });
  }

  async function send() {
    if (busy || isEmpty) return;
    await whileBusy(async () => {
      await onSend({ content: text, imageIds: files.map(({ imageId }) => imageId), draftKey });
      draft.done();
      setFiles([]);
    });
  }

  return { text, change: draft.change, files, setFiles, add, send, busy, isEmpty };
}
