import { socKind } from '@netloom/soc';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { NewDocumentDialog, useTemplatesOf } from '../../../../document/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { createCanvas } from './canvasCalls.ts';
import { LeftOut } from './LeftOut.tsx';
import { fetchModules, libraryOf } from './modules.ts';

interface Props {
  deptId: number;
  names: string[];
  onCreated(socCanvasId: number): void;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** Id of a new canvas that begins as the template does. */
async function createFrom(start: string, name: string, deptId: number): Promise<number> {
  const library = libraryOf(await fetchModules(deptId));
  const template = socKind.templates!.find(({ id }) => id === start)!;
  const { socCanvasId } = await createCanvas(deptId, name, template.make(name, { library }));
  return socCanvasId;
}

export default function NewCanvasDialog({ deptId, names, onCreated }: Props) {
  const { t } = useTranslation('soc');
  const { t: word } = useTranslation('document');
  const [name, setName] = useState('');
  const [start, setStart] = useState(useUi.getState().template ?? 'empty');
  const [busy, setBusy] = useState(false);
  const taken = names.includes(name) ? word('new.taken') : undefined;

  async function create(): Promise<void> {
    setBusy(true);
    try {
      const socCanvasId = await createFrom(start, name, deptId);
      closeDialog();
      onCreated(socCanvasId);
    } catch (error) {
      announceError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <NewDocumentDialog
      title={t('file.new')}
      name={name}
      onName={setName}
      hint={t('file.nameRule')}
      problem={NAME.test(name) ? taken : t('file.nameRule')}
      templates={useTemplatesOf(socKind, 'soc')}
      template={start}
      onTemplate={setStart}
      isBusy={busy}
      onCreate={() => void create()}
      onCancel={closeDialog}
    >
      <LeftOut deptId={deptId} template={start} />
    </NewDocumentDialog>
  );
}
