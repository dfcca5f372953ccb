import { versionLabel } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import { InterruptField } from './InterruptField.tsx';
import { ModeOffers } from './ModeOffers.tsx';
import { ModeSection } from './ModeSection.tsx';
import { ParameterGroups } from './ParameterGroups.tsx';
import { Problems } from './Problems.tsx';
import { otherProblems } from './problemsAt.ts';
import { SignalList } from './SignalList.tsx';
import { useTexts } from './useTexts.ts';

/** Mode, signals, parameters and interrupt of a peripheral, as its definition says. */
export function PeripheralForm({ instance }: { instance: string }) {
  const { t } = useTranslation('pinPeripherals');
  const open = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const peripheral = analysis.peripherals.get(instance)!;
  const texts = useTexts();
  const { definition, mode } = peripheral;
  return (
    <>
      <header>
        <h3>{instance}</h3>
        {definition ? <small title={texts.about(definition)}>{texts.about(definition)}</small> : null}
        {definition ? <code>{versionLabel(definition, open.chip)}</code> : null}
      </header>
      {definition ? (
        <ModeSection open={open} peripheral={peripheral} definition={definition} />
      ) : (
        <p className="nl-pins-hint">{t('pinsOnly', { instance })}</p>
      )}
      {definition && !mode ? <ModeOffers open={open} instance={instance} definition={definition} /> : null}
      <Problems problems={otherProblems(analysis, instance)} />
      <SignalList open={open} peripheral={peripheral} analysis={analysis} />
      {definition && mode ? (
        <>
          <ParameterGroups peripheral={peripheral} definition={definition} mode={mode} />
          <InterruptField open={open} instance={instance} definition={definition} mode={mode} />
        </>
      ) : null}
    </>
  );
}
