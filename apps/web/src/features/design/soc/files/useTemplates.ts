import { socKind } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';

/** The SoCs that a new canvas can begin with. */
export function useTemplates(): readonly TemplateEntry[] {
  const { t } = useTranslation('soc');
  return socKind.templates!.map(({ id }) => ({
    id,
    name: t(`template.${id}.name`),
    text: t(`template.${id}.text`),
  }));
}
