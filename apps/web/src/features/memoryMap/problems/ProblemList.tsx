import { CheckCircleFilled } from '@ant-design/icons';
import { applyEdits, CODES, placesOf } from '@netloom/soc';
import type { Code } from '@netloom/soc';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { takeEdit, useProblems, useSoc } from '../../soc/index.ts';
import { reveal } from '../actions/view.ts';
import { select } from '../store/mapStore.ts';
import { endpointOf, mapProblems } from './mapProblems.ts';
import type { MapProblem } from './mapProblems.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import './problems.css';

/** Rows beyond this would make the list slow and tell nobody more. */
const MOST = 300;

/** What is wrong with the address map; a click shows the place, Fix applies the proposed edits. */
export function ProblemList() {
  const { t } = useTranslation('memoryMap');
  const all = useProblems((state) => state.problems);
  const canvas = useSoc((state) => state.canvas);
  const problems = mapProblems(all);
  const others = all.length - problems.length;
  return (
    <div className="nl-map-problems">
      {problems.length === 0 && (
        <p>
          <CheckCircleFilled style={{ color: 'var(--nl-success)' }} aria-hidden /> {t('problems.none')}
        </p>
      )}
      <ul>
        {problems.slice(0, MOST).map((problem, index) => (
          <ProblemRow key={`${index}${problem.code}${problem.message}`} problem={problem} />
        ))}
      </ul>
      {problems.length > MOST && <p>{t('problems.more', { count: problems.length - MOST })}</p>}
      {others > 0 && canvas && (
        <p>
          {t('problems.others', { count: others })}{' '}
          <Link to={`/charts/keyboard?canvas=${canvas.socCanvasId}`}>{t('problems.toCanvas')}</Link>
        </p>
      )}
    </div>
  );
}

function ProblemRow({ problem }: { problem: MapProblem }) {
  const { t } = useTranslation('memoryMap');
  const { code, severity, message, fix } = problem;
  const help = CODES[code as Code];
  return (
    <li>
      <button type="button" onClick={() => show(problem)}>
        <SeverityIcon severity={severity} />
        <span>{message}</span>
      </button>
      <Tooltip title={help?.help}>
        <code>{code}</code>
      </Tooltip>
      {fix && (
        <Button
          size="small"
          onClick={() => takeEdit(applyEdits(useSoc.getState().document, fix.edits))}
          aria-label={t('problems.fixLabel', { title: fix.title })}
        >
          {fix.title}
        </Button>
      )}
    </li>
  );
}

function show(problem: MapProblem): void {
  const endpoint = endpointOf(problem);
  select({ endpoint });
  const [place] = placesOf(useSoc.getState().document, endpoint);
  if (place) reveal(place);
}
