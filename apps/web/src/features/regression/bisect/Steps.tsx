import type { BisectStep } from '@netloom/contract';
import { Spin, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runScreenAddress, useWordResult } from '../../runs/run/index.ts';

const COLOURS = { good: 'success', bad: 'error', skip: 'default' } as const;

/** What was tried, in the order of trying. */
export function Steps({ steps }: { steps: readonly BisectStep[] }) {
  const { t } = useTranslation('bisect');
  const word = useWordResult();
  return (
    <ol className="nl-bisect-steps" aria-label={t('steps')}>
      {steps.map(({ commit, subject, purpose, answer, runId, message, cause }) => (
        <li key={`${purpose} ${commit}`}>
          {answer === null ? (
            <Spin size="small" aria-label={t('simulating')} />
          ) : (
            <Tag color={COLOURS[answer]}>{t(`answer.${answer}`)}</Tag>
          )}
          <code title={commit}>{commit.slice(0, 9)}</code>
          <bdi className="nl-regress-cut">{subject}</bdi>
          {purpose === 'confirm' ? <small className="nl-dim">{t('confirm')}</small> : null}
          {runId === null ? null : (
            <Link to={runScreenAddress('cases', { run: runId, tab: 'log' })}>{t('log')}</Link>
          )}
          {message === '' ? null : <small className="nl-bisect-said">{word({ message, cause })}</small>}
        </li>
      ))}
    </ol>
  );
}
