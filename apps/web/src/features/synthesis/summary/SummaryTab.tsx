import type { RunMetric, SynthesisReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { CellTypes } from './CellTypes.tsx';
import { Memories } from './Memories.tsx';
import { Numbers } from './Numbers.tsx';

interface SummaryTabProps {
  runId: string;
  report: SynthesisReport;
  metrics: readonly RunMetric[];
}

/** What the design costs, against the run before, and of what cells and memories it is made. */
export function SummaryTab({ runId, report, metrics }: SummaryTabProps) {
  const { t } = useTranslation('synthesis');
  return (
    <div className="nl-syn-summary">
      <Numbers runId={runId} top={report.top} metrics={metrics} />
      <p className="nl-dim">
        {t('madeBy', { tool: report.tool.replace(/ \(.*/, ''), count: report.modules.length })}
      </p>
      <div className="nl-syn-columns">
        <section>
          <h3>{t('cellTypes')}</h3>
          <CellTypes report={report} />
        </section>
        <section>
          <h3>{t('memories')}</h3>
          <Memories report={report} />
        </section>
      </div>
    </div>
  );
}
