import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { storedFile } from '../../../../api/index.ts';
import { fileShelf } from '../../../../document/index.ts';
import { fileAddress } from '../../../files/editor/index.ts';
import { refreshFiles } from '../files/drawings.ts';
import { closeDialog } from '../store/uiStore.ts';

/** Stores a testbench as a new file, and opens that. */
export function useSaveBench() {
  const { t } = useTranslation('waveDrawing');
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);

  async function save(path: string, text: string) {
    if (saving) return;
    setSaving(true);
    try {
      await fileShelf.storeText(path, text, '');
      refreshFiles();
      announceSuccess(t('bench.saved', { path }));
      closeDialog();
      void navigate(fileAddress({ path }));
    } catch (error) {
      announceError(storedFile(error) ? new Error(t('bench.taken', { path })) : error);
      setSaving(false);
    }
  }

  return { saving, save };
}
