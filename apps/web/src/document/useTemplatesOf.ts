import type { DocumentKind } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from './template.ts';

/** What a new document of a kind can begin with, worded in `template` of the kind's texts. */
export function useTemplatesOf<Doc, Context>(
  { templates = [] }: Pick<DocumentKind<Doc, Context>, 'templates'>,
  texts: string,
): readonly TemplateEntry[] {
  const { t } = useTranslation(texts);
  return templates.map(({ id }) => ({
    id,
    name: t(`template.${id}.name`),
    text: t(`template.${id}.text`),
  }));
}
