import { renameFile } from '@netloom/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import type { Drawn } from '../store/drawn.ts';
import { closeDialog } from '../store/uiStore.ts';
import { NameField, isFileName } from './NameField.tsx';
import { EXTENSION, drawings, refreshFiles } from './drawings.ts';

/** Renames the shown file within its folder; its edits stay. */
export function RenameDialog({ open, files }: { open: Drawn; files: readonly string[] }) {
  const { t } = useTranslation('waveDrawing');
  const deptId = useDeptId();
  const slash = open.path.lastIndexOf('/');
  const [folder, before] = [open.path.slice(0, Math.max(0, slash)), open.path.slice(slash + 1)];
  const [name, setName] = useState(before.replace(/(\.wavedrom)?\.json5?$/i, ''));
  const path = `${folder === '' ? '' : `${folder}/`}${name}${EXTENSION}`;
  const taken = path !== open.path && (files.includes(path) || drawings.get(path) !== undefined);
  const isValid = isFileName(name) && !taken;

  async function rename() {
    if (!isValid) return;
    try {
      if (path !== open.path) {
        const { stored } = drawings.get(open.path) ?? {};
        const fileName = `${name}${EXTENSION}`;
        if (stored) await callApi(renameFile, { body: { deptId, filePath: open.path, fileName } });
        drawings.move(open.path, path, stored && { ...stored, path });
        drawings.setView({ ...drawings.current()!.view, path });
        refreshFiles();
      }
      closeDialog();
    } catch (error) {
      announceError(error);
    }
  }

  return (
    <Modal
      open
      title={t('file.rename')}
      okText={t('file.rename')}
      okButtonProps={{ disabled: !isValid }}
      onOk={() => void rename()}
      onCancel={closeDialog}
    >
      <div className="nl-wd-form">
        <NameField
          folder={folder}
          name={name}
          taken={taken}
          onChange={setName}
          onEnter={() => void rename()}
        />
      </div>
    </Modal>
  );
}
