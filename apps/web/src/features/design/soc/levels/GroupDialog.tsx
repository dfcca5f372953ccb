import type { SocDocument } from '@netloom/model';
import { group } from '@netloom/soc';
import type { Drawing } from '@netloom/soc';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { settledLayout } from '../commands/moveBlocks.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { makeGroup } from './makeGroup.ts';

const SECTIONS = ['instances', 'clocks', 'resets', 'ports', 'interfaces'] as const;

/** Names the document that the selected instances become, and says what will cross its boundary. */
export default function GroupDialog({ deptId, names }: { deptId: number; names: readonly string[] }) {
  const { t } = useTranslation('soc');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { document, layout, library, scene, selection } = useSoc();
  const drawing: Drawing = { document, layout: settledLayout(layout, scene) };
  const wanted = name === '' ? 'block' : name;
  const edit = group(drawing, library, [...selection.blocks], wanted);
  const isTaken = names.includes(name);

  async function make(): Promise<void> {
    if (edit.refused || name === '' || isTaken) return;
    setBusy(true);
    try {
      await makeGroup(deptId, name, edit);
      closeDialog();
    } catch (error) {
      announceError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={t('group.title')}
      okText={t('group.make')}
      okButtonProps={{ disabled: name === '' || isTaken || edit.refused !== undefined, loading: busy }}
      onOk={() => void make()}
      onCancel={closeDialog}
    >
      <p>{t('group.text')}</p>
      <Form layout="vertical" onFinish={() => void make()}>
        <Form.Item
          label={t('file.name')}
          htmlFor="groupName"
          help={isTaken ? t('file.nameTaken') : edit.refused && <SaidText said={edit.refused} />}
          validateStatus={isTaken || edit.refused ? 'error' : ''}
        >
          <Input id="groupName" autoFocus value={name} onChange={(event) => setName(event.target.value)} />
        </Form.Item>
      </Form>
      {!edit.refused && <Crossing inner={edit.inner.document} />}
    </Modal>
  );
}

/** How much the new document will have, and show of it at its boundary. */
function Crossing({ inner }: { inner: SocDocument }) {
  const { t } = useTranslation('soc');
  return (
    <dl className="nl-soc-crossing">
      {SECTIONS.map((section) => (
        <div key={section}>
          <dt>{t(`group.${section}`)}</dt>
          <dd>{Object.keys(inner[section]).length}</dd>
        </div>
      ))}
    </dl>
  );
}
