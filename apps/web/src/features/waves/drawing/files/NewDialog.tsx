import { TEMPLATES } from '@netloom/waves/drawing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewDocumentDialog } from '../../../../document/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { isFileName } from './NameField.tsx';
import { EXTENSION, drawings, openNew } from './drawings.ts';
import { Preview } from './Preview.tsx';
import { useTemplates } from './useTemplates.ts';

const EMPTY = 'empty';

/** Asks for a name and what to start from, which is shown. */
export function NewDialog({ files }: { files: readonly string[] }) {
  const { t } = useTranslation('waveDrawing');
  const [start, setStart] = useState(useUi.getState().template ?? EMPTY);
  const [name, setName] = useState(start === EMPTY ? '' : start);
  const path = `waves/${name}${EXTENSION}`;
  const isTaken = files.includes(path) || drawings.get(path) !== undefined;
  const wrong = isFileName(name) ? undefined : t('new.wrong');
  const text = TEMPLATES.find(({ key }) => key === start)!.text;

  function choose(key: string) {
    if (name === '' || name === start) setName(key === EMPTY ? '' : key);
    setStart(key);
  }

  return (
    <NewDocumentDialog
      title={t('new.title')}
      name={name}
      onName={setName}
      suffix={EXTENSION}
      hint={name === '' ? t('new.wrong') : path}
      problem={isTaken ? t('new.taken') : wrong}
      templates={useTemplates()}
      template={start}
      onTemplate={choose}
      onCreate={() => {
        openNew(path, text);
        closeDialog();
      }}
      onCancel={closeDialog}
    >
      <Preview text={text} name={t(`template.${start}`)} />
    </NewDocumentDialog>
  );
}
