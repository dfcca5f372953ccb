import { useTranslation } from 'react-i18next';
import type { RunState } from '../../runs/index.ts';
import { Assertions } from './Assertions.tsx';
import { Measures } from './Measures.tsx';
import { Messages } from './Messages.tsx';
import { Outcome } from './Outcome.tsx';

/** A simulation at a glance: how it ended, what it measured, what its assertions and its bench said. */
export function SummaryTab({ runId, state }: { runId: string; state: RunState }) {
  const { t } = useTranslation('simulation');
  const { finished, metrics, diagnostics } = state;
  return (
    <div className="nl-summary">
      {finished === null ? null : (
        <Outcome runId={runId} verdict={finished.verdict} reason={finished.reason} />
      )}
      <Measures metrics={metrics} />
      <Assertions runId={runId} diagnostics={diagnostics} />
      <section>
        <h3>{t('summary.messages')}</h3>
        <Messages diagnostics={diagnostics} />
      </section>
    </div>
  );
}
