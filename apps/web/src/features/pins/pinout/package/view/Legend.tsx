import type { Analysis, Chip } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { StateSign } from '../../state/StateMark.tsx';
import { STATES, countStates } from '../../state/states.ts';
import { useStateNames } from '../../state/useStateNames.ts';
import { toggleState, useView } from './viewStore.ts';

/** What the signs mean and how many pins have each; a click narrows the view to it. */
export function Legend({ chip, analysis }: { chip: Chip; analysis: Analysis }) {
  const { t } = useTranslation('pinPackage');
  const names = useStateNames();
  const only = useView((state) => state.only);
  const counts = countStates(chip.pins, analysis);
  return (
    <div className="nl-pins-legend" role="group" aria-label={t('legend')}>
      {STATES.map((state) => (
        <button key={state} type="button" aria-pressed={only.has(state)} onClick={() => toggleState(state)}>
          <StateSign state={state} />
          {names[state]}
          <b>{counts[state]}</b>
        </button>
      ))}
    </div>
  );
}
