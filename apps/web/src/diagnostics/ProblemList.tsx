import { CheckCircleFilled } from '@ant-design/icons';
import type { Diagnostic, DocumentPlace, Said, Severity } from '@netloom/model';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemRow } from './ProblemRow.tsx';
import './problems.css';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];
/** Rows that are shown at a time: many more would make the list slow. */
const PAGE = 300;

export interface ProblemListProps {
  problems: readonly Diagnostic[];
  /** Said when there are none. */
  none: string;
  onShow: (place: DocumentPlace) => void;
  /** Where a problem is, when its message does not say so. */
  nameOf?: (problem: Diagnostic) => string;
  /** What is known of a code. */
  helpOf?: (code: string) => Said | undefined;
  /** Applies the proposed edits; without it nothing can be mended from here. */
  onFix?: (fix: NonNullable<Diagnostic['fix']>) => void;
  /** What else is to be said of a problem, shown when it is asked for. */
  explain?: { label: string; of: (problem: Diagnostic) => ReactNode };
}

/** What is wrong with a document, the gravest first; a click shows the place, a fix is one step. */
export function ProblemList(props: ProblemListProps) {
  const { problems, none } = props;
  const { t } = useTranslation();
  const [hidden, setHidden] = useState<readonly Severity[]>([]);
  const [most, setMost] = useState(PAGE);
  const of = (severity: Severity) => problems.filter((problem) => problem.severity === severity);
  const present = SEVERITIES.filter((severity) => of(severity).length > 0);
  const rows = SEVERITIES.filter((severity) => !hidden.includes(severity)).flatMap(of);
  if (problems.length === 0) {
    return (
      <p className="nl-problems-none">
        <CheckCircleFilled data-tone="success" aria-hidden /> {none}
      </p>
    );
  }
  return (
    <div className="nl-problems">
      {present.length > 1 ? (
        <Checkbox.Group
          value={present.filter((severity) => !hidden.includes(severity))}
          onChange={(shown: Severity[]) => setHidden(present.filter((severity) => !shown.includes(severity)))}
          options={present.map((severity) => ({
            value: severity,
            label: `${t(`problems.${severity}`)} (${of(severity).length})`,
          }))}
        />
      ) : null}
      <ul aria-label={t('problems.title')}>
        {rows.slice(0, most).map((problem, index) => (
          <ProblemRow key={`${index} ${problem.code} ${problem.message}`} {...props} problem={problem} />
        ))}
      </ul>
      {rows.length > most ? (
        <Button size="small" type="link" onClick={() => setMost(most + PAGE)}>
          {t('problems.more', { count: rows.length - most })}
        </Button>
      ) : null}
    </div>
  );
}
