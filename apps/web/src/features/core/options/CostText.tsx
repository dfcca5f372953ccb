import type { CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { costOf, offValue } from './choices.ts';
import type { Cost } from './choices.ts';
import type { OptionRow } from './optionTable.ts';
import { valueAt } from './valueAt.ts';

/** What an option costs as the others are: against leaving it out, or of each other value against the chosen one. */
export function CostText({ row, options }: { row: OptionRow; options: CoreOptions }) {
  const { t } = useTranslation('core');
  const costs = costsOf(row, options);
  if (costs.length === 0) return null;
  return (
    <dl className="nl-core-costs" aria-label={t('cost.title')}>
      {costs.map(({ name, cost }) => (
        <div key={name ?? ''}>
          {name === undefined ? null : <dt>{t(`value.${name}`)}</dt>}
          <dd>{costText(cost)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NamedCost {
  /** The value; undefined for the option itself. */
  name: string | number | undefined;
  cost: Cost;
}

function costsOf({ pointer, control }: OptionRow, options: CoreOptions): NamedCost[] {
  const value = valueAt(options, pointer);
  const named = (name: NamedCost['name'], from: unknown, to: unknown): NamedCost[] => {
    const cost = costOf(options, pointer, from, to);
    return cost === undefined ? [] : [{ name, cost }];
  };
  if (control.kind === 'choice') {
    return control.values.filter((other) => other !== value).flatMap((other) => named(other, value, other));
  }
  const off = offValue(control);
  if (control.kind === 'flag') return named(undefined, false, true);
  return control.kind === 'count' && value !== off ? named(undefined, off, value) : [];
}

const signed = (value: number | undefined, digits: number, unit: string) => {
  if (value === undefined) return undefined;
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? undefined : `${value < 0 ? '−' : '+'}${text} ${unit}`;
};

/** "+1.2 kGE · −3 MHz · +0.10 CoreMark/MHz"; what does not change, or is not known, is left out. */
export function costText({ area, fmax, coremark }: Cost): string {
  const parts = [signed(area, 1, 'kGE'), signed(fmax, 0, 'MHz'), signed(coremark, 2, 'CoreMark/MHz')].filter(
    (part) => part !== undefined,
  );
  if (parts.length > 0) return parts.join(' · ');
  return area === undefined ? '±0.00 CoreMark/MHz' : '±0.0 kGE';
}
