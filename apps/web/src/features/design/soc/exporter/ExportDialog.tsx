import { EXPORT_FORMATS, exportDocument } from '@netloom/soc/interchange';
import type { ExportFormat } from '@netloom/soc/interchange';
import { Alert, Button, Form, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../api/index.ts';
import { NoteList } from '../../../../diagnostics/NoteList.tsx';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { zipped } from './zipped.ts';

/** The design in a format of other tools: which files, and what they cannot carry, before anything is stored. */
export default function ExportDialog() {
  const { t } = useTranslation('soc');
  const [format, setFormat] = useState<ExportFormat>('ipxact-2022');
  const { document, layout, library } = useSoc();
  const made = useMemo(
    () => exportDocument(document, library, format, layout),
    [document, layout, library, format],
  );
  const store = (): void => {
    saveBlob(zipped(made.files), `${document.name}.${format}.zip`);
    closeDialog();
  };
  const isRefused = made.files.length === 0;
  const actions = (
    <Button type="primary" disabled={isRefused} onClick={store}>
      {t('export.store')}
    </Button>
  );
  return (
    <Modal open width={720} title={t('export.title')} footer={actions} onCancel={closeDialog}>
      <Form layout="vertical">
        <Form.Item label={t('export.format')} htmlFor="export-format" extra={t(`export.hint.${format}`)}>
          <Select
            id="export-format"
            value={format}
            options={EXPORT_FORMATS.map((value) => ({ value, label: t(`export.formats.${value}`) }))}
            onChange={setFormat}
          />
        </Form.Item>
      </Form>
      {made.diagnostics.length > 0 && (
        <Alert
          type={isRefused ? 'error' : 'info'}
          showIcon
          title={t(isRefused ? 'export.refused' : 'export.losses', { count: made.diagnostics.length })}
          description={<NoteList className="nl-soc-lines" problems={made.diagnostics} />}
        />
      )}
      <p>{t('export.files', { count: made.files.length })}</p>
      <Paths paths={made.files.map(({ path }) => path)} />
    </Modal>
  );
}

function Paths({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="nl-soc-lines">
      {paths.slice(0, 500).map((path) => (
        <li key={path}>
          <code>{path}</code>
        </li>
      ))}
    </ul>
  );
}
