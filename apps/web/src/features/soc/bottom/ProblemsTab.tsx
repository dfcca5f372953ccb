import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import type { Diagnostic, Severity } from '@netloom/model';
import { applyEdits, CODES } from '@netloom/soc';
import { Button, Checkbox, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { useProblems } from './problemStore.ts';
import { showPlace } from './showPlace.ts';

const SEVERITIES: Severity[] = ['error', 'warning', 'info'];
const ICONS = {
  error: <CloseCircleFilled className="nl-soc-error" />,
  warning: <WarningFilled className="nl-soc-warning" />,
  info: <InfoCircleFilled className="nl-soc-info" />,
};
/** Rows beyond this would make the list slow and tell nobody more. */
const MOST = 500;

/** Everything that `check` finds; a click shows the place, Fix applies the proposed edits. */
export function ProblemsTab() {
  const { t } = useTranslation('soc');
  const problems = useProblems((state) => state.problems);
  const [shown, setShown] = useState<Severity[]>(SEVERITIES);
  const rows = problems.filter((problem) => shown.includes(problem.severity));
  if (problems.length === 0)
    return (
      <p className="nl-soc-fine">
        <CheckCircleFilled className="nl-soc-ok" aria-hidden /> {t('problems.none')}
      </p>
    );
  return (
    <div className="nl-soc-problems">
      <Checkbox.Group
        value={shown}
        onChange={setShown}
        options={SEVERITIES.map((severity) => ({ value: severity, label: labelOf(severity) }))}
      />
      <ul>
        {rows.slice(0, MOST).map((problem, index) => (
          <ProblemRow key={`${index}${problem.code}${problem.message}`} problem={problem} />
        ))}
      </ul>
      {rows.length > MOST && (
        <p className="nl-soc-hint">{t('problems.more', { count: rows.length - MOST })}</p>
      )}
    </div>
  );

  function labelOf(severity: Severity): string {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return `${t(`problems.${severity}`)} (${count})`;
  }
}

function ProblemRow({ problem }: { problem: Diagnostic }) {
  const { t } = useTranslation('soc');
  const { place, fix, code } = problem;
  const help = code in CODES ? CODES[code as keyof typeof CODES].help : undefined;
  return (
    <li>
      <button type="button" onClick={() => place?.kind === 'document' && showPlace(place)}>
        {ICONS[problem.severity]}
        <span>{problem.message}</span>
      </button>
      {fix && (
        <Tooltip title={fix.title}>
          <Button size="small" onClick={() => takeEdit(applyEdits(useSoc.getState().document, fix.edits))}>
            {t('problems.fix')}
          </Button>
        </Tooltip>
      )}
      <Tooltip title={help}>
        <code>{code}</code>
      </Tooltip>
    </li>
  );
}
