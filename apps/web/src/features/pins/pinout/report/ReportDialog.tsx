import { reportOf } from '@netloom/pins';
import { Modal } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { CsvPreview } from './CsvPreview.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import './report.css';

/** The report of the open configuration: a PDF with everything, and the pins as CSV. */
export function ReportDialog() {
  const { t, ready } = useTranslation('pinReport');
  const { configuration, chip } = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const report = useMemo(() => reportOf(configuration, chip, analysis), [configuration, chip, analysis]);
  if (!ready) return null;
  return (
    <Modal
      open
      width="min(980px, 96vw)"
      className="nl-tall-dialog"
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
        <SaveButtons report={report} chip={chip} analysis={analysis} name={configuration.name} />
        <CsvPreview table={report.pins} />
      </div>
    </Modal>
  );
}
