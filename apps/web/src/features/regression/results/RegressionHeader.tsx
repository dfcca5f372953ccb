import { LeftOutlined } from '@ant-design/icons';
import type { RegressionRow } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { timestamp } from '../../../parts/index.ts';
import { RegressionActions } from './RegressionActions.tsx';
import type { Shown } from './regressionCommands.ts';
import { ResultTag } from './ResultTag.tsx';
import { shortVersion } from './version.ts';

interface HeaderProps {
  regression: RegressionRow;
  shown: Shown;
}

/** What was simulated of which version, and what can be done with it. */
export function RegressionHeader({ regression, shown }: HeaderProps) {
  const { t } = useTranslation('regressions');
  const { name, number, rtlVersion, branch, rtlType, date, createBy, result } = regression;
  return (
    <header className="nl-regress-head">
      <Link to="/example/list" aria-label={t('back')}>
        <Button type="text" size="small" icon={<LeftOutlined />} aria-hidden tabIndex={-1} />
      </Link>
      <h2>
        {name} <span className="nl-dim">#{number}</span>
      </h2>
      <ResultTag verdict={result} />
      <span className="nl-dim">
        <code title={rtlVersion}>{shortVersion(rtlVersion)}</code> {branch} · {rtlType} · {timestamp(date)} ·{' '}
        {createBy}
      </span>
      <span className="nl-regress-spring" />
      <RegressionActions regression={regression} shown={shown} />
    </header>
  );
}
