import { registersKind } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { NewDocumentDialog, useTemplatesOf } from '../../../../document/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import { nameOf } from './starts.ts';
import { useNewMap } from './useNewMap.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

interface NewMapDialogProps {
  files: readonly RegisterFileEntry[];
  /** What is offered to start from. */
  from?: string;
}

/** Asks for a name and what to start from: nothing, a usual block, or a description of the library. */
export function NewMapDialog({ files, from }: NewMapDialogProps) {
  const { t } = useTranslation('registers');
  const { start, choose, name, setName, path, taken, valid, creating, create } = useNewMap(files, from);
  const templates = useTemplatesOf(registersKind, 'registers');
  const library = files
    .filter(({ readOnly }) => readOnly)
    .map(({ path: id }) => ({ id, name: nameOf(id), detail: id, text: t('new.copy') }));
  const refusal = taken ? t('new.taken', { path }) : t('new.rule');
  return (
    <NewDocumentDialog
      title={t('new.title')}
      name={name}
      onName={(text) => setName(text.trim())}
      hint={name === '' ? t('new.rule') : t('new.path', { path })}
      problem={valid ? undefined : refusal}
      templates={[...templates, ...library]}
      template={start}
      onTemplate={choose}
      isBusy={creating}
      onCreate={() => void create()}
      onCancel={closeDialog}
    />
  );
}
