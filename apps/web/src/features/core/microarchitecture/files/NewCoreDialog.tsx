import { coreKind } from '@netloom/core';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateChoice } from '../../../../document/index.ts';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { problemsOf } from '../store/derived.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { cores, pathOfNew } from './cores.ts';
import { useTemplates } from './useTemplates.ts';

const NAME = /^[A-Za-z_]\w{0,39}$/;

/** Asks for a name and a preset to start from. */
export function NewCoreDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('core');
  const say = useSaid();
  const templates = useTemplates();
  const [preset, setPreset] = useState(useUi.getState().template ?? 'micro');
  const [name, setName] = useState(() => freeName(names));
  const options = coreKind.templates!.find(({ id }) => id === preset)!.make(name);
  const taken = names.includes(name) || cores.get(pathOfNew(name)) !== undefined;
  const [refusal] = problemsOf(options);
  const wrong = NAME.test(name) ? refusal && say(refusal) : t('name.rule');
  const problem = taken ? t('new.taken') : wrong;

  function create() {
    if (problem !== undefined) return;
    cores.openNew(pathOfNew(name), options, undefined);
    closeDialog();
  }

  return (
    <Modal
      open
      width="min(680px, 96vw)"
      title={t('new.title')}
      okText={t('new.create')}
      okButtonProps={{ disabled: problem !== undefined }}
      onOk={create}
      onCancel={closeDialog}
    >
      <Form layout="vertical" onFinish={create}>
        <Form.Item
          label={t('name.label')}
          htmlFor="new-core-name"
          help={problem ?? t('name.rule')}
          validateStatus={problem === undefined ? '' : 'error'}
        >
          <Input
            id="new-core-name"
            className="nl-core-mono"
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        <Form.Item label={t('new.from')}>
          <TemplateChoice label={t('new.from')} templates={templates} value={preset} onChange={setPreset} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function freeName(names: readonly string[]): string {
  let count = 0;
  while (names.includes(`core${count}`)) count += 1;
  return `core${count}`;
}
