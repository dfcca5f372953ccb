import type { DocumentPlace } from '@netloom/model';
import { applyEdits, helpOf, placesOf } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { takeEdit, useProblems, useSoc } from '../../soc/index.ts';
import { reveal } from '../actions/view.ts';
import { select } from '../store/mapStore.ts';
import { endpointOf, mapProblems } from './mapProblems.ts';
import './problems.css';

/** What is wrong with the address map, and how much there is besides. */
export function MapProblems() {
  const { t } = useTranslation('memoryMap');
  const all = useProblems((state) => state.problems);
  const canvas = useSoc((state) => state.canvas);
  const problems = mapProblems(all);
  const others = all.length - problems.length;
  return (
    <div className="nl-map-problems">
      <ProblemList
        problems={problems}
        none={t('problems.none')}
        onShow={show}
        helpOf={helpOf}
        onFix={({ edits }) => takeEdit(applyEdits(useSoc.getState().document, edits))}
      />
      {others > 0 && canvas && (
        <p>
          {t('problems.others', { count: others })}{' '}
          <Link to={`/charts/keyboard?canvas=${canvas.socCanvasId}`}>{t('problems.toCanvas')}</Link>
        </p>
      )}
    </div>
  );
}

function show(place: DocumentPlace): void {
  const endpoint = endpointOf({ place });
  select({ endpoint });
  const [found] = placesOf(useSoc.getState().document, endpoint);
  if (found) reveal(found);
}
