import { TEMPLATES, layOut } from '@netloom/waves/drawing';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../store/uiStore.ts';
import { NameField, isFileName } from './NameField.tsx';
import { EXTENSION, drawings, openNew } from './drawings.ts';
import { Preview } from './Preview.tsx';

const EMPTY = layOut({ signal: [{ name: 'clk', wave: 'p.......' }], head: { tick: 0 } });

/** Asks for a name and what to start from, which is shown. */
export function NewDialog({ files }: { files: readonly string[] }) {
  const { t } = useTranslation('waveDrawing');
  const [start, setStart] = useState('empty');
  const [name, setName] = useState('');
  const path = `waves/${name}${EXTENSION}`;
  const taken = files.includes(path) || drawings.get(path) !== undefined;
  const isValid = isFileName(name) && !taken;
  const text = TEMPLATES.find(({ key }) => key === start)?.text ?? EMPTY;

  function choose(key: string) {
    if (name === '' || name === start) setName(key === 'empty' ? '' : key);
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
        <Radio.Group
          className="nl-wd-templates"
          aria-label={t('new.from')}
          value={start}
          onChange={({ target }) => choose(String(target.value))}
          options={['empty', ...TEMPLATES.map(({ key }) => key)].map((key) => ({
            value: key,
            label: t(`template.${key}`),
          }))}
        />
        <Preview text={text} name={t(`template.${start}`)} />
      </div>
      <div className="nl-wd-form">
        <NameField folder="waves" name={name} taken={taken} onChange={setName} onEnter={create} />
      </div>
    </Modal>
  );
}
