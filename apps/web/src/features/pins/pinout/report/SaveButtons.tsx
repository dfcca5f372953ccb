import { FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { csvOf } from '@netloom/pins';
import type { Analysis, Chip, Report } from '@netloom/pins';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { saveBlob } from '../../../../api/saveBlob.ts';

interface Props {
  report: Report;
  chip: Chip;
  analysis: Analysis;
  /** Of the configuration; the files are called after it. */
  name: string;
}

/** Saves a report as PDF, and its pins as CSV. */
export function SaveButtons({ report, chip, analysis, name }: Props) {
  const { t } = useTranslation('pinReport');
  const [busy, setBusy] = useState(false);

  async function savePdf() {
    setBusy(true);
    try {
      // The writer of PDF is large and needed here alone.
      const { pdfOf } = await import('./pdf/pdfOf.ts');
      const bytes = await pdfOf(report, chip, analysis, new Date());
      saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${name}-pins.pdf`);
    } catch (error) {
      announceError(error);
    } finally {
      setBusy(false);
    }
  }

  function saveCsv() {
    saveBlob(new Blob([csvOf(report.pins)], { type: 'text/csv' }), `${name}-pins.csv`);
  }

  return (
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
  );
}
