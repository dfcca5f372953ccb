import { Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { closeDialog } from '../store/uiStore.ts';
import { createCanvas } from './canvasCalls.ts';
import { exampleDocument } from './exampleDocument.ts';
import { newDocument } from './newDocument.ts';
import { fetchModules, libraryOf } from './modules.ts';

interface Props {
  deptId: number;
  names: string[];
  onCreated(socCanvasId: number): void;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

export default function NewCanvasDialog({ deptId, names, onCreated }: Props) {
  const { t } = useTranslation('soc');
  const [name, setName] = useState('');
  const [start, setStart] = useState<'empty' | 'example'>('empty');
  const [busy, setBusy] = useState(false);
  const problem = !NAME.test(name)
    ? t('file.nameRule')
    : names.includes(name)
      ? t('file.nameTaken')
      : undefined;

  async function create(): Promise<void> {
    if (problem) return;
    setBusy(true);
    try {
      const library = libraryOf(await fetchModules(deptId));
      const document = start === 'empty' ? newDocument(name) : exampleDocument(name, library);
      const { socCanvasId } = await createCanvas(deptId, name, document);
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
          <Radio.Group
            value={start}
            onChange={(event) => setStart(event.target.value as typeof start)}
            options={[
              { value: 'empty', label: t('file.startEmpty') },
              { value: 'example', label: t('file.startExample') },
            ]}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
