import { parametersOf } from '@netloom/pins';
import type { AnalysedPeripheral, Mode, PeripheralDefinition } from '@netloom/pins';
import { ParameterField } from './ParameterField.tsx';
import { useTexts } from './useTexts.ts';

interface Props {
  peripheral: AnalysedPeripheral;
  definition: PeripheralDefinition;
  mode: Mode;
}

/** The visible parameters of a mode, under their headings. */
export function ParameterGroups({ peripheral, definition, mode }: Props) {
  const texts = useTexts();
  const shown = parametersOf(definition, mode.name).filter(
    ({ visible, chosenWithMode }) => visible && !chosenWithMode,
  );
  const groups = [...new Set(shown.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group}>
      <h4>{texts.heading(group)}</h4>
      {shown
        .filter((parameter) => parameter.group === group)
        .map((parameter) => (
          <ParameterField key={parameter.name} peripheral={peripheral} parameter={parameter} mode={mode} />
        ))}
    </section>
  ));
}
