import type { DocumentPlace } from '@netloom/model';
import { helpOf } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { goDown } from '../levels/levels.ts';
import { useProblems } from './problemStore.ts';
import type { ProblemsBelow } from './problemStore.ts';
import { showPlace } from './showPlace.ts';

/** Problems of the documents in the levels below, by document; a press on one goes down to its place. */
export function BelowProblems() {
  const below = useProblems((state) => state.below);
  return below.map((level) => <Level key={level.way.join('/')} level={level} />);
}

function Level({ level: { way, name, problems } }: { level: ProblemsBelow }) {
  const { t } = useTranslation('soc');
  const go = (place: DocumentPlace) => void goDown(way).then(() => showPlace(place), announceError);
  return (
    <details className="nl-soc-below" open={problems.some(({ severity }) => severity === 'error')}>
      <summary>
        <b>{name}</b> <code>{way.join('/')}</code>{' '}
        <small>{t('level.problems', { count: problems.length })}</small>
      </summary>
      <ProblemList problems={problems} none={t('problems.none')} onShow={go} helpOf={helpOf} />
    </details>
  );
}
