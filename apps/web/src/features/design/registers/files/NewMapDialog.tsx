import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { TemplateChoice } from '../../../../document/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import { nameOf } from './starts.ts';
import { useNewMap } from './useNewMap.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';
import { useTemplates } from './useTemplates.ts';

interface NewMapDialogProps {
  files: readonly RegisterFileEntry[];
  /** What is offered to start from. */
  from?: string;
}

/** Asks for a name and what to start from: nothing, a usual block, or a description of the library. */
export function NewMapDialog({ files, from }: NewMapDialogProps) {
  const { t } = useTranslation('registers');
  const { start, choose, name, setName, path, taken, valid, creating, create } = useNewMap(files, from);
  const templates = useTemplates();
  const library = files
    .filter(({ readOnly }) => readOnly)
    .map(({ path: id }) => ({ id, name: nameOf(id), detail: id, text: t('new.copy') }));
  return (
    <Modal
      open
      title={t('new.title')}
      okText={t('new.create')}
      okButtonProps={{ disabled: !valid, loading: creating }}
      onOk={() => void create()}
      onCancel={closeDialog}
    >
      <div className="nl-reg-form">
        <span>{t('new.from')}</span>
        <TemplateChoice
          label={t('new.from')}
          templates={[...templates, ...library]}
          value={start}
          onChange={choose}
        />
        <label htmlFor="newRegistersName">{t('new.name')}</label>
        <Input
          id="newRegistersName"
          autoFocus
          spellCheck={false}
          value={name}
          status={name !== '' && !valid ? 'error' : ''}
          onChange={({ target }) => setName(target.value.trim())}
          onPressEnter={() => void create()}
        />
        <small>
          {taken ? t('new.taken', { path }) : name === '' ? t('new.rule') : t('new.path', { path })}
        </small>
      </div>
    </Modal>
  );
}
