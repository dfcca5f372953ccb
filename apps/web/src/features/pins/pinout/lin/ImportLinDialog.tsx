import { InboxOutlined } from '@ant-design/icons';
import { readLinArxml } from '@netloom/pins';
import type { LinArxml } from '@netloom/pins';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { takeLin } from './editLin.ts';
import { ImportResult } from './ImportResult.tsx';

interface Chosen {
  name: string;
  text: string;
  choice: number;
  result: LinArxml;
}

/** Reads LIN channels from an ARXML file; what is not understood is shown before anything is taken over. */
export function ImportLinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pinLin');
  const [chosen, setChosen] = useState<Chosen>();
  const read = (name: string, text: string, choice: number) =>
    setChosen({ name, text, choice, result: readLinArxml(text, name, choice) });

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    try {
      read(file.name, await file.text(), 0);
    } catch (error) {
      announceError(error);
    }
  }

  const lin = chosen?.result.lin;
  return (
    <Modal
      open
      width="min(760px, 96vw)"
      title={t('import.title')}
      okText={t('import.take')}
      okButtonProps={{ disabled: lin === undefined }}
      onOk={() => {
        takeLin(lin);
        onClose();
      }}
      onCancel={onClose}
    >
      <div className="nl-pins-lin-import">
        <FileDrop onFile={(file) => void choose(file)} />
        {chosen && chosen.result.choices.length > 1 ? (
          <label>
            {t('import.which')}
            <Select
              value={chosen.choice}
              options={chosen.result.choices.map((label, value) => ({ value, label }))}
              onChange={(choice) => read(chosen.name, chosen.text, choice)}
            />
          </label>
        ) : null}
        {chosen && lin === undefined ? (
          <Alert
            type="error"
            showIcon
            title={t('import.failed', { name: chosen.name })}
            description={chosen.result.diagnostics.map(({ message, place }, index) => (
              <div key={index}>
                {place?.kind === 'source' ? t('import.line', { line: place.line, message }) : message}
              </div>
            ))}
          />
        ) : null}
        {chosen && lin ? <ImportResult name={chosen.name} result={chosen.result} lin={lin} /> : null}
      </div>
    </Modal>
  );
}

function FileDrop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('pinLin');
  return (
    <label
      className="nl-pins-lin-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <input
        type="file"
        accept=".arxml,.xml"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // A file that was corrected meanwhile can be chosen again.
          target.value = '';
        }}
      />
      <InboxOutlined />
      <span>{t('import.drop')}</span>
      <small>{t('import.formats')}</small>
    </label>
  );
}
