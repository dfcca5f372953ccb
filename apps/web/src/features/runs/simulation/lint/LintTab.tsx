import { CheckCircleFilled } from '@ant-design/icons';
import { Collapse, Empty, Tag } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../../files/editor/index.ts';
import { LogLink, useShowLog } from '../../run/index.ts';
import type { RunState } from '../../run/index.ts';
import { groupByRule } from './groupByRule.ts';
import type { RuleGroup } from './groupByRule.ts';
import { meaningOf, rulePage } from './verilatorRules.ts';

/** A rule that found more says how many; the problems list them all. */
const MOST = 200;

function Rule({ group: { code, rule, severity, found } }: { group: RuleGroup }) {
  return (
    <div className="nl-rule">
      <Tag color={severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'default'}>
        {found.length}
      </Tag>
      <strong className="nl-mono">{rule ?? code}</strong>
      <span className="nl-dim">{rule === null ? '' : meaningOf(rule)}</span>
    </div>
  );
}

function Findings({ group: { found, rule } }: { group: RuleGroup }) {
  const { t } = useTranslation('simulation');
  const showLog = useShowLog();
  return (
    <ul className="nl-findings">
      {rule === null ? null : (
        <li>
          <a href={rulePage(rule)} target="_blank" rel="noreferrer">
            {t('lintRule.page', { rule })}
          </a>
        </li>
      )}
      {found.slice(0, MOST).map(({ diagnostic: { message, place }, offset }, index) => (
        <li key={index}>
          {place?.kind === 'source' ? (
            <Link
              className="nl-mono"
              to={fileAddress({ path: place.file, line: place.line, column: place.column })}
            >
              {`${place.file}:${place.line}`}
            </Link>
          ) : (
            <span className="nl-dim">–</span>
          )}
          <span>{message}</span>
          <LogLink onShow={() => showLog(offset)}>{t('summary.log')}</LogLink>
        </li>
      ))}
      {found.length > MOST ? (
        <li className="nl-dim">{t('summary.more', { count: found.length - MOST })}</li>
      ) : null}
    </ul>
  );
}

/** What lint found, by rule. */
export function LintTab({ diagnostics }: Pick<RunState, 'diagnostics'>) {
  const { t } = useTranslation('simulation');
  const groups = useMemo(() => groupByRule(diagnostics), [diagnostics]);
  if (groups.length === 0)
    return (
      <Empty
        className="nl-centre"
        image={<CheckCircleFilled data-tone="success" className="nl-lint-clean" />}
        styles={{ image: { height: 48 } }}
        description={t('lintRule.clean')}
      />
    );
  return (
    <div className="nl-rules">
      <Collapse
        size="small"
        defaultActiveKey={groups.slice(0, 1).map(({ severity, code }) => `${severity} ${code}`)}
        items={groups.map((group) => ({
          key: `${group.severity} ${group.code}`,
          label: <Rule group={group} />,
          children: <Findings group={group} />,
        }))}
      />
    </div>
  );
}
