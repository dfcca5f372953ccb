import type { Attachment } from '@netloom/contract';
import { useState } from 'react';
import { announceError } from '../../../announce.ts';
import { useDraft } from '../drafts/index.ts';
import { uploadFiles } from './uploadFiles.ts';

export interface Written {
  content: string;
  imageIds: string[];
  draftKey: string;
  /** The same until it is sent: tried again, it is one message. */
  nonce: string;
}

/** A page that came over plain HTTP has no `randomUUID`. */
const newNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A message while it is written: its text, which is kept, and the files that go with it. */
export function useWriting(draftKey: string, onSend: (written: Written) => Promise<unknown>) {
  const draft = useDraft(draftKey);
  const [files, setFiles] = useState<Attachment[]>([]);
  const [busy, setBusy] = useState(false);
  const [nonce, setNonce] = useState(newNonce);
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
      const imageIds = files.map(({ imageId }) => imageId);
      await onSend({ content: text, imageIds, draftKey, nonce });
      draft.done();
      setNonce(newNonce);
      setFiles([]);
    });
  }

  return { text, change: draft.change, files, setFiles, add, send, busy, isEmpty };
}
