import { RegressName, regressKind } from '@netloom/model/regression';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfNew, plans } from './plans.ts';

/** Asks for the name of a plan, and begins one. */
export function NewPlanDialog({ paths, onClose }: { paths: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('regressionPlan');
  const [name, setName] = useState('nightly');
  const path = pathOfNew(name);
  const taken = paths.includes(path) || plans.get(path) !== undefined;
  const wrong = RegressName.safeParse(name).success ? undefined : t('name.rule');
  const problem = taken ? t('name.taken') : wrong;

  function create() {
    if (problem !== undefined) return;
    plans.openNew(path, regressKind.templates![0]!.make(name), undefined);
    onClose();
  }
  return (
    <Modal
      open
      title={t('new')}
      okText={t('create')}
      okButtonProps={{ disabled: problem !== undefined }}
      onOk={create}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={create}>
        <Form.Item
          label={t('name.label')}
          htmlFor="new-plan-name"
          help={problem ?? path}
          validateStatus={problem === undefined ? '' : 'error'}
        >
          <Input id="new-plan-name" autoFocus value={name} onChange={({ target }) => setName(target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
