import { PRESETS } from '@netloom/core';
import type { PresetName } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { FIGURES } from '../figures/FigureStrip.tsx';
import { figureText } from '../figures/figureText.ts';
import { figuresOf } from '../store/derived.ts';
import { isaText } from './isaText.ts';

const NAMES = Object.keys(PRESETS) as PresetName[];

interface PresetChoiceProps {
  value: PresetName;
  onChange: (preset: PresetName) => void;
}

/** The presets with what they are good for and their figures. */
export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  const { t } = useTranslation('core');
  return (
    <div className="nl-core-presets" role="radiogroup" aria-label={t('new.from')}>
      {NAMES.map((name) => (
        <label key={name} data-chosen={name === value}>
          <input type="radio" name="preset" checked={name === value} onChange={() => onChange(name)} />
          <b>{name}</b>
          <code>{isaText(PRESETS[name])}</code>
          <span>{t(`preset.${name}`)}</span>
          <small>{figuresText(name)}</small>
        </label>
      ))}
    </div>
  );
}

function figuresText(name: PresetName): string {
  const figures = figuresOf(PRESETS[name]);
  return FIGURES.flatMap(({ key, unit, digits }) => {
    const figure = figures[key];
    return figure === null ? [] : [`${figureText(figure, digits)} ${unit}`];
  }).join(' · ');
}
