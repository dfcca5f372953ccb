import { Alert, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { Loading } from '../../../../Loading.tsx';
import type { OpenMap } from '../store/registerStore.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { useFormats } from '../worker/ask.ts';
import { WrittenList } from './WrittenList.tsx';
import { useOutputTexts } from './useOutputTexts.ts';
import { useWriting } from './useWriting.ts';

/** Writes chosen outputs into the member's tree, saying of each file whether it is new, the same or replaced. */
export function WriteDialog({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const shown = useUi((state) => state.output);
  const [picked, setPicked] = useState<string[]>([shown]);
  const [folder, setFolder] = useState(`${open.path.slice(0, open.path.lastIndexOf('/') + 1)}gen/`);
  const outputs = formats?.outputs.filter(({ isText }) => isText) ?? [];
  const chosen = picked.filter((each) => outputs.some(({ id }) => id === each));
  const base = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  const found = useOutputTexts(open, chosen, base);
  const { writing, write } = useWriting(found);
  return (
    <Modal
      open
      title={t('write.title')}
      okText={t('write.ok')}
      okButtonProps={{ disabled: found.paths.length === 0 || found.stored === undefined, loading: writing }}
      onOk={() => void write()}
      onCancel={closeDialog}
    >
      <div className="nl-reg-form">
        <label htmlFor="writeFolder">{t('write.folder')}</label>
        <Input
          id="writeFolder"
          spellCheck={false}
          value={folder}
          onChange={({ target }) => setFolder(target.value.trim())}
        />
        {formats === undefined ? (
          <Loading />
        ) : (
          <Checkbox.Group
            className="nl-reg-maps"
            value={chosen}
            options={outputs.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(next) => setPicked(next)}
          />
        )}
        {found.error ? <Alert type="error" title={errorText(found.error)} /> : null}
        <WrittenList {...found} />
      </div>
    </Modal>
  );
}
