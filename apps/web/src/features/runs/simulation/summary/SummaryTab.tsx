import { useTranslation } from 'react-i18next';
import type { RunDetails, RunState } from '../../run/index.ts';
import { Assertions } from './Assertions.tsx';
import { Messages } from './Messages.tsx';
import { Outcome } from './Outcome.tsx';

/** The steps in which the bench runs. */
const SIMULATES = ['simulate', 'boot'];

/** A simulation at a glance: how it ended, what its assertions and its bench said. Its measures stand in the header. */
export function SummaryTab({ details, state }: { details: RunDetails; state: RunState }) {
  const { t } = useTranslation('simulation');
  const { finished, diagnostics } = state;
  // What never ran has neither failed assertions nor messages, and says nothing by having none.
  const isSimulated = SIMULATES.some((step) => state.steps[step] !== undefined);
  return (
    <div className="nl-summary">
      {finished === null ? null : <Outcome details={details} state={state} />}
      {isSimulated && <Assertions runId={details.runId} diagnostics={diagnostics} />}
      {isSimulated && (
        <section>
          <h3>{t('summary.messages')}</h3>
          <Messages diagnostics={diagnostics} />
        </section>
      )}
    </div>
  );
}
