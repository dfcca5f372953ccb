import type { Severity } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { LogLink, useShowLog } from '../../run/index.ts';
import type { RunState } from '../../run/index.ts';
import { formatNanoseconds } from './formatNanoseconds.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];
/** The rest is in the problems and in the log. */
const MOST = 8;

/** What the simulation itself said by its severity tasks: the first of each severity. */
export function Messages({ diagnostics }: Pick<RunState, 'diagnostics'>) {
  const { t, i18n } = useTranslation('simulation');
  const showLog = useShowLog();
  const said = diagnostics.filter(({ step }) => step === 'simulate');
  if (said.length === 0) return <p className="nl-dim">{t('summary.noMessages')}</p>;
  const groups = SEVERITIES.map((severity) => ({
    severity,
    messages: said.filter(({ diagnostic }) => diagnostic.severity === severity),
  }));
  return groups
    .filter(({ messages }) => messages.length > 0)
    .map(({ severity, messages }) => (
      <section key={severity} className="nl-messages" data-severity={severity}>
        <h4>
          {t(`summary.severity.${severity}`)} <small>{messages.length}</small>
        </h4>
        <ul>
          {messages.slice(0, MOST).map(({ diagnostic: { message, time }, offset }) => (
            <li key={offset}>
              <LogLink onShow={() => showLog(offset)}>
                {time === undefined ? t('summary.log') : formatNanoseconds(time, i18n.language)}
              </LogLink>
              <span>{message}</span>
            </li>
          ))}
        </ul>
        {messages.length > MOST ? (
          <small className="nl-dim">{t('summary.more', { count: messages.length - MOST })}</small>
        ) : null}
      </section>
    ));
}
