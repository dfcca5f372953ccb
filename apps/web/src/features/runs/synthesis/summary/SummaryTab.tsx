import { FieldTimeOutlined } from '@ant-design/icons';
import type { RunMetric, SynthesisReport } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { runScreenAddress } from '../../run/index.ts';
import { CellTypes } from './CellTypes.tsx';
import { Memories } from './Memories.tsx';
import { Numbers } from './Numbers.tsx';

interface SummaryTabProps {
  runId: string;
  report: SynthesisReport;
  metrics: readonly RunMetric[];
  /** The run passed with cells of a library, whose timing is known. */
  canBeTimed: boolean;
}

/** What the design costs, against the run before, and of what cells and memories it is made. */
export function SummaryTab({ runId, report, metrics, canBeTimed }: SummaryTabProps) {
  const navigate = useNavigate();
  const { t } = useTranslation('synthesis');
  return (
    <div className="nl-syn-summary">
      <Numbers runId={runId} top={report.top} metrics={metrics} />
      <div className="nl-syn-next">
        <span className="nl-dim">
          {t('madeBy', { tool: report.tool.replace(/ \(.*/, ''), count: report.modules.length })}
        </span>
        {canBeTimed ? (
          <Button
            icon={<FieldTimeOutlined aria-hidden />}
            onClick={() => void navigate(runScreenAddress('timing', { synthesis: runId }))}
          >
            {t('timeIt')}
          </Button>
        ) : null}
      </div>
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
