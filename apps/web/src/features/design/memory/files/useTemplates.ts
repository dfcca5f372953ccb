import { memoryKind } from '@netloom/memory';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';

/** What a new memory can begin with. */
export function useTemplates(): readonly TemplateEntry[] {
  const { t } = useTranslation('memory');
  return memoryKind.templates!.map(({ id }) => ({
    id,
    name: t(`template.${id}.name`),
    text: t(`template.${id}.text`),
  }));
}
