import { drawingKind } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';

/** The drawings that a new one can begin with. */
export function useTemplates(): readonly TemplateEntry[] {
  const { t } = useTranslation('waveDrawing');
  return drawingKind.templates!.map(({ id }) => ({
    id,
    name: t(`template.${id}`),
    text: t(`templateText.${id}`),
  }));
}
