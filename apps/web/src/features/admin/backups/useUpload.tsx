import { uploadBackup } from '@netloom/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { refreshBackups } from './refreshBackups.ts';

/** Takes a backup file from this computer among those that are kept; `field` must stand on the screen. */
export function useUpload() {
  const { t } = useTranslation('backups');
  const input = useRef<HTMLInputElement>(null);
  const upload = useCallMutation(uploadBackup, {
    onSuccess: async ({ name }) => {
      announceSuccess(t('uploaded', { name }));
      await refreshBackups();
    },
  });
  function send(field: HTMLInputElement) {
    const [file] = field.files ?? [];
    if (file === undefined) return;
    const body = new FormData();
    body.append('file', file);
    upload.mutate({ body });
    // The same file can be chosen again.
    field.value = '';
  }
  const field = (
    <input
      ref={input}
      hidden
      type="file"
      accept=".gz"
      aria-label={t('upload')}
      onChange={({ target }) => send(target)}
    />
  );
  return { field, uploading: upload.isPending, choose: () => input.current?.click() };
}
