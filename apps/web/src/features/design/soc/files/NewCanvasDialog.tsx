import { socKind } from '@netloom/soc';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { TemplateChoice } from '../../../../document/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { createCanvas } from './canvasCalls.ts';
import { fetchModules, libraryOf } from './modules.ts';
import { useTemplates } from './useTemplates.ts';

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
  const [name, setName] = useState('');
  const templates = useTemplates();
  const [start, setStart] = useState(useUi.getState().template ?? 'empty');
  const [busy, setBusy] = useState(false);
  const taken = names.includes(name) ? t('file.nameTaken') : undefined;
  const problem = NAME.test(name) ? taken : t('file.nameRule');

  async function create(): Promise<void> {
    if (problem) return;
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
    <Modal
      open
      title={t('file.new')}
      okText={t('file.create')}
      okButtonProps={{ disabled: problem !== undefined, loading: busy }}
      onOk={() => void create()}
      onCancel={closeDialog}
    >
      <Form layout="vertical" onFinish={() => void create()}>
        <Form.Item
          label={t('file.name')}
          htmlFor="socName"
          help={name === '' ? t('file.nameRule') : problem}
          validateStatus={name !== '' && problem ? 'error' : ''}
        >
          <Input id="socName" autoFocus value={name} onChange={(event) => setName(event.target.value)} />
        </Form.Item>
        <Form.Item label={t('file.start')}>
          <TemplateChoice label={t('file.start')} templates={templates} value={start} onChange={setStart} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
