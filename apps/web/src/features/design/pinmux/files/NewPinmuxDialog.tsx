import { checkPinmux, pinmuxKind } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { TemplateChoice } from '../../../../document/index.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { pathOfNew, pinmuxes } from './pinmuxes.ts';
import { useTemplates } from './useTemplates.ts';

const NAME = /^[A-Za-z_]\w{0,39}$/;

/** Asks for a name and a template to start from. */
export function NewPinmuxDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('pinmux');
  const templates = useTemplates();
  const [template, setTemplate] = useState(useUi.getState().template ?? 'standard');
  const [name, setName] = useState(() => freeName(names));
  const pinmux = pinmuxKind.templates!.find(({ id }) => id === template)!.make(name);
  const problem = useNameProblem(pinmux, names);

  function create() {
    if (problem !== undefined) return;
    pinmuxes.openNew(pathOfNew(name), pinmux, undefined);
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
          htmlFor="new-pinmux-name"
          help={problem ?? t('name.rule')}
          validateStatus={problem === undefined ? '' : 'error'}
        >
          <Input
            id="new-pinmux-name"
            className="nl-pinmux-mono"
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

/** Why the name cannot be taken. */
function useNameProblem(pinmux: Pinmux, names: readonly string[]): string | undefined {
  const { t } = useTranslation('pinmux');
  const say = useSaid();
  const { name } = pinmux;
  if (names.includes(name) || pinmuxes.get(pathOfNew(name)) !== undefined) return t('new.taken');
  if (!NAME.test(name)) return t('name.rule');
  const refusal = checkPinmux(pinmux).find(({ code }) => code === 'PMX-KEYWORD');
  return refusal && say(refusal);
}

function freeName(names: readonly string[]): string {
  let count = 0;
  while (names.includes(`pinmux${count}`)) count += 1;
  return `pinmux${count}`;
}
