import { readLinArxml } from '@netloom/pins';
import type { LinArxml } from '@netloom/pins';
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { FileDrop } from '../../../../document/index.ts';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { takeLin } from './editLin.ts';
import { ImportResult } from './ImportResult.tsx';
import { lineText } from './lineText.ts';

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
        <FileDrop
          text={t('import.drop')}
          hint={t('import.formats')}
          accept=".arxml,.xml"
          onChoose={([file]) => void choose(file)}
        />
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
        {chosen && lin === undefined ? <Refused name={chosen.name} result={chosen.result} /> : null}
        {chosen && lin ? <ImportResult name={chosen.name} result={chosen.result} lin={lin} /> : null}
      </div>
    </Modal>
  );
}

/** Why a file gives no channels. */
function Refused({ name, result }: Pick<Chosen, 'name' | 'result'>) {
  const { t } = useTranslation('pinLin');
  const say = useSaid();
  return (
    <Alert
      type="error"
      showIcon
      title={t('import.failed', { name })}
      description={result.diagnostics.map((diagnostic, index) => (
        <div key={index}>{lineText(diagnostic, say, t)}</div>
      ))}
    />
  );
}
