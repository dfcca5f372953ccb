import { pinmuxKind } from '@netloom/pinmux';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';

/** What a new multiplexer can begin with. */
export function useTemplates(): readonly TemplateEntry[] {
  const { t } = useTranslation('pinmux');
  return pinmuxKind.templates!.map(({ id }) => ({
    id,
    name: t(`template.${id}.name`),
    text: t(`template.${id}.text`),
  }));
}
