import { PRESETS, coreKind } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import type { TemplateEntry } from '../../../../document/index.ts';
import { FIGURES } from '../figures/FigureStrip.tsx';
import { figureText } from '../figures/figureText.ts';
import { memoryText } from '../figures/memoryText.ts';
import { withRate } from '../measure/useFigures.ts';
import { figuresOf } from '../store/derived.ts';
import { isaText } from './isaText.ts';

/** The presets with what they are good for and their figures. */
export function useTemplates(): readonly TemplateEntry[] {
  const { t } = useTranslation('core');
  return coreKind.templates!.map(({ id }) => {
    const options = PRESETS[id as keyof typeof PRESETS];
    const figures = withRate(options, figuresOf(options));
    const known = FIGURES.flatMap(({ key, unit, digits }) => {
      const figure = figures[key];
      if (figure === null) return [];
      const value = `${figureText(figure, digits)} ${unit}`;
      // How many times micro's is said of nothing by its unit.
      const text = key === 'benchmarks' ? `${t('figure.benchmarks')} ${value}` : value;
      const memory = key === 'area' ? memoryText(options, t) : undefined;
      return memory === undefined ? [text] : [`${text} ${memory}`];
    });
    return { id, name: id, detail: isaText(options), text: t(`preset.${id}`), figures: known.join(' · ') };
  });
}
