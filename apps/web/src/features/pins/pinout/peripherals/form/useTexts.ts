import type { Parameter, ParameterOption, PeripheralDefinition } from '@netloom/pins';
import { useTranslation } from 'react-i18next';

/** Texts of the definitions in the user's language; what has no translation shows as the definition gives it. */
export function useTexts() {
  const { t } = useTranslation('pinPeripherals');
  return {
    parameter: ({ name, label }: Pick<Parameter, 'name' | 'label'>): string =>
      t(`parameter.${keyOf(name)}`, { defaultValue: label }),
    about: ({ name, about }: PeripheralDefinition): string => t(`about.${name}`, { defaultValue: about }),
    heading: (group: string): string => t(`heading.${keyOf(group)}`, { defaultValue: group }),
    /** An option of the parameter; the same word may stand for options of several. */
    option: (
      { name }: Pick<Parameter, 'name'>,
      { value, label }: Pick<ParameterOption, 'value' | 'label'>,
    ): string =>
      t([`choice.${keyOf(name)}_${keyOf(String(value))}`, `choice.${keyOf(String(value))}`], {
        defaultValue: label,
      }),
  };
}

/** A key without the separators that keys of texts have. */
function keyOf(name: string): string {
  return name.replaceAll(/\W/g, '_');
}
