import { registersKind } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';

/** The maps that a new description can begin with. */
export function useTemplates(): readonly TemplateEntry[] {
  const { t } = useTranslation('registers');
  return registersKind.templates!.map(({ id }) => ({
    id,
    name: t(`template.${id}.name`),
    text: t(`template.${id}.text`),
  }));
}
