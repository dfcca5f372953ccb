import { BUILT_IN_CHIPS } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';
import type { PinsFiles } from './usePinsFiles.ts';

/** The chips that a new configuration can be for: built-in ones, and those of the project. */
export function useTemplates({ chips }: PinsFiles): readonly TemplateEntry[] {
  const { t } = useTranslation('pins');
  const builtIn = ({ id, model, package: housing, pins }: Chip): TemplateEntry => ({
    ...{ id, name: model, detail: housing },
    text: t('template.builtIn', { count: pins.length }),
  });
  return [
    ...BUILT_IN_CHIPS.map(builtIn),
    ...chips.map(({ id, path }) => ({
      id,
      name: id,
      detail: path,
      text: t('template.imported'),
    })),
  ];
}
