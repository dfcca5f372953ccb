import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameFault, viewPath } from './viewFiles.ts';

interface Props {
  name: string;
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a view, which becomes a file of the project. */
export function SaveAsDialog({ name: first, onSave, onClose }: Props) {
  const { t } = useTranslation('waves');
  const [name, setName] = useState(first);
  const [busy, setBusy] = useState(false);
  const fault = nameFault(name);
  async function save() {
    if (fault !== undefined || busy) return;
    setBusy(true);
    const saved = await onSave(name.trim());
    setBusy(false);
    if (saved) onClose();
  }
  return (
    <Modal
      open
      title={t('saved.saveAs')}
      okText={t('saved.save')}
      okButtonProps={{ disabled: fault !== undefined, loading: busy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input
        autoFocus
        aria-label={t('saved.name')}
        placeholder={t('saved.name')}
        status={name !== '' && fault ? 'error' : ''}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => void save()}
      />
      <p>
        {fault === 'characters'
          ? t('saved.characters')
          : t('saved.place', { path: viewPath(name.trim() || '…') })}
      </p>
    </Modal>
  );
}
