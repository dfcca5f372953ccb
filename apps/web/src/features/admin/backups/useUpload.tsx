import { uploadBackup } from '@netloom/contract';
import { useRef } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { refreshBackups } from './refreshBackups.ts';

/**
 * Takes a backup file from this computer among those that are kept; `field` must stand on the screen, and where `drop` is
 * spread a file can be dropped.
 */
export function useUpload() {
  const { t } = useTranslation('backups');
  const input = useRef<HTMLInputElement>(null);
  const upload = useCallMutation(uploadBackup, {
    onSuccess: async ({ name }) => {
      announceSuccess(t('uploaded', { name }));
      await refreshBackups();
    },
  });
  function send(files: FileList | null) {
    const [file] = files ?? [];
    if (file === undefined || upload.isPending) return;
    const body = new FormData();
    body.append('file', file);
    upload.mutate({ body });
  }
  const field = (
    <input
      ref={input}
      hidden
      type="file"
      accept=".gz"
      aria-label={t('upload')}
      onChange={({ target }) => {
        send(target.files);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      send(event.dataTransfer.files);
    },
  };
  return { field, drop, uploading: upload.isPending, choose: () => input.current?.click() };
}
