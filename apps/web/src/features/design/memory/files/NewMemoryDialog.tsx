import { checkMemory, memoryKind } from '@netloom/memory';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { TemplateChoice } from '../../../../document/index.ts';
import { useUi } from '../store/uiStore.ts';
import { memories, pathOfNew } from './memories.ts';
import { useTemplates } from './useTemplates.ts';

const NAME = /^[A-Za-z_]\w{0,39}$/;
const close = () => useUi.setState({ dialog: undefined });

/** Asks for a name and a template to start from. */
export function NewMemoryDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('memory');
  const templates = useTemplates();
  const [template, setTemplate] = useState(useUi.getState().template ?? 'ram');
  const [name, setName] = useState(() => freeName(names));
  const problem = useNameProblem(name, names);
  function create() {
    if (problem !== undefined) return;
    memories.openNew(pathOfNew(name), madeFrom(template, name), undefined);
    close();
  }
  return (
    <Modal
      open
      width="min(680px, 96vw)"
      title={t('new.title')}
      okText={t('new.create')}
      okButtonProps={{ disabled: problem !== undefined }}
      onOk={create}
      onCancel={close}
    >
      <Form layout="vertical" onFinish={create}>
        <Form.Item
          label={t('name.label')}
          htmlFor="new-memory-name"
          help={problem ?? t('name.rule')}
          validateStatus={problem === undefined ? '' : 'error'}
        >
          <Input
            id="new-memory-name"
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        <Form.Item label={t('new.from')}>
          <TemplateChoice
            label={t('new.from')}
            templates={templates}
            value={template}
            onChange={setTemplate}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

const madeFrom = (template: string, name: string) =>
  memoryKind.templates!.find(({ id }) => id === template)!.make(name);

/** Why the name cannot be taken. */
function useNameProblem(name: string, names: readonly string[]): string | undefined {
  const { t } = useTranslation('memory');
  const say = useSaid();
  if (names.includes(name) || memories.get(pathOfNew(name)) !== undefined) return t('new.taken');
  if (!NAME.test(name)) return t('name.rule');
  const refusal = checkMemory(madeFrom('ram', name)).find(({ code }) => code === 'MEM-KEYWORD');
  return refusal && say(refusal);
}

function freeName(names: readonly string[]): string {
  let count = 0;
  while (names.includes(`ram${count}`)) count += 1;
  return `ram${count}`;
}
