import { connect } from '@netloom/soc';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { EndpointField } from './EndpointField.tsx';
import { endpointText, partOf } from './endpointPart.ts';
import type { EndpointPart } from './endpointPart.ts';

/** Connects two ports or interfaces, bit ranges of ports, or a constant and a port. */
export default function ConnectDialog() {
  const { t } = useTranslation('soc');
  const ends = useUi((state) => state.connection);
  const { document, library, scene, selection } = useSoc();
  const owners = [...selection.blocks];
  const [from, setFrom] = useState<EndpointPart>(() => partOf(scene, ends.from));
  const [to, setTo] = useState<EndpointPart>(() => partOf(scene, ends.to));
  const complete = from.endpoint !== '' && to.endpoint !== '';
  const edit = complete
    ? connect(document, library, endpointText(scene, from), endpointText(scene, to), { replace: true })
    : undefined;

  function take(): void {
    if (!edit?.document) return;
    change({ document: edit.document });
    closeDialog();
  }

  return (
    <Modal
      open
      title={t('connect.title')}
      okText={t('connect.ok')}
      okButtonProps={{ disabled: !edit?.document }}
      onOk={take}
      onCancel={closeDialog}
    >
      <Form layout="vertical">
        <EndpointField
          label={t('connect.from')}
          side="source"
          owners={ends.from ? [] : owners}
          value={from}
          onChange={setFrom}
        />
        <EndpointField
          label={t('connect.to')}
          side="sink"
          owners={ends.to ? [] : owners}
          value={to}
          onChange={setTo}
        />
      </Form>
      {edit?.refused !== undefined && (
        <Alert type="error" showIcon title={<SaidText said={edit.refused} />} />
      )}
      {!complete && <p className="nl-soc-hint">{t('connect.hint')}</p>}
    </Modal>
  );
}
