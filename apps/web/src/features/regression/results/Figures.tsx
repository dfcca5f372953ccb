import type { RegressionRow, ResultClass } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

const FIGURES = [
  ['passed', 'passNum'],
  ['failed', 'simulateFailNum'],
  ['compile-failed', 'compilerFailNum'],
  ['inconclusive', 'inconclusiveNum'],
  ['infrastructure', 'infrastructureNum'],
  ['nondeterministic', 'nondeterministicNum'],
  ['unchecked', 'uncheckedNum'],
] as const satisfies readonly (readonly [ResultClass, keyof RegressionRow])[];

interface FiguresProps {
  regression: RegressionRow;
  wanted: ResultClass | undefined;
  onChoose: (wanted: ResultClass | undefined) => void;
}

/** How many simulations came to what; each narrows the results to these. */
export function Figures({ regression, wanted, onChoose }: FiguresProps) {
  const { t } = useTranslation('regressions');
  return (
    <div className="nl-regress-figures" role="group" aria-label={t('figures')}>
      {FIGURES.map(([name, key]) => (
        <button
          key={name}
          type="button"
          data-class={name}
          data-none={regression[key] === 0}
          aria-pressed={wanted === name}
          title={t(`class.${name}.help`)}
          onClick={() => onChoose(wanted === name ? undefined : name)}
        >
          <b>{regression[key]}</b>
          <span>{t(`class.${name}.name`)}</span>
        </button>
      ))}
    </div>
  );
}
