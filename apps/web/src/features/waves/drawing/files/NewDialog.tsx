import { TEMPLATES } from '@netloom/waves/drawing';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateChoice } from '../../../../document/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { NameField, isFileName } from './NameField.tsx';
import { EXTENSION, drawings, openNew } from './drawings.ts';
import { Preview } from './Preview.tsx';
import { useTemplates } from './useTemplates.ts';

const EMPTY = 'empty';

/** Asks for a name and what to start from, which is shown. */
export function NewDialog({ files }: { files: readonly string[] }) {
  const { t } = useTranslation('waveDrawing');
  const templates = useTemplates();
  const [start, setStart] = useState(useUi.getState().template ?? EMPTY);
  const [name, setName] = useState(start === EMPTY ? '' : start);
  const path = `waves/${name}${EXTENSION}`;
  const taken = files.includes(path) || drawings.get(path) !== undefined;
  const isValid = isFileName(name) && !taken;
  const text = TEMPLATES.find(({ key }) => key === start)!.text;

  function choose(key: string) {
    if (name === '' || name === start) setName(key === EMPTY ? '' : key);
    setStart(key);
  }

  function create() {
    if (!isValid) return;
    openNew(path, text);
    closeDialog();
  }

  return (
    <Modal
      open
      width="min(900px, 96vw)"
      title={t('new.title')}
      okText={t('new.create')}
      okButtonProps={{ disabled: !isValid }}
      onOk={create}
      onCancel={closeDialog}
    >
      <div className="nl-wd-new">
        <TemplateChoice label={t('new.from')} templates={templates} value={start} onChange={choose} />
        <Preview text={text} name={t(`template.${start}`)} />
      </div>
      <div className="nl-wd-form">
        <NameField folder="waves" name={name} taken={taken} onChange={setName} onEnter={create} />
      </div>
    </Modal>
  );
}
