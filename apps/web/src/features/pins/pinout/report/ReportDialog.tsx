import { FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { csvOf, reportOf } from '@netloom/pins';
import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { saveBlob } from '../../../../api/saveBlob.ts';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { CsvPreview } from './CsvPreview.tsx';
import './report.css';

/** The report of the open configuration: a PDF with everything, and the pins as CSV. */
export function ReportDialog() {
  const { t, ready } = useTranslation('pinReport');
  const { configuration, chip } = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const [busy, setBusy] = useState(false);
  const report = useMemo(() => reportOf(configuration, chip, analysis), [configuration, chip, analysis]);
  if (!ready) return null;

  async function savePdf() {
    setBusy(true);
    try {
      // The writer of PDF is large and needed here alone.
      const { pdfOf } = await import('./pdf/pdfOf.ts');
      const bytes = await pdfOf(report, chip, analysis, new Date());
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${configuration.name}-pins.pdf`);
    } catch (error) {
      announceError(error);
    } finally {
      setBusy(false);
    }
  }

  function saveCsv() {
    const blob = new Blob([csvOf(report.pins)], { type: 'text/csv' });
    saveBlob(blob, `${configuration.name}-pins.csv`);
  }

  return (
    <Modal
      open
      width="min(980px, 96vw)"
      style={{ top: 32 }}
      title={t('report.title', { name: configuration.name })}
      footer={null}
      onCancel={closeDialog}
    >
      <div className="nl-pins-report">
        <p>{t('report.text')}</p>
        <dl>
          {report.facts.map(([name, value]) => [
            <dt key={name}>{t(`report.fact.${name}`)}</dt>,
            <dd key={`${name}=`}>{value}</dd>,
          ])}
        </dl>
        <div className="nl-pins-report-save">
          <Button
            type="primary"
            icon={<FilePdfOutlined />}
            loading={busy}
            onClick={() => void savePdf()}
            title={t('report.pdfHelp')}
          >
            {t('report.pdf')}
          </Button>
          <Button icon={<FileTextOutlined />} onClick={saveCsv} title={t('report.csvHelp')}>
            {t('report.csv')}
          </Button>
        </div>
        <CsvPreview table={report.pins} />
      </div>
    </Modal>
  );
}
