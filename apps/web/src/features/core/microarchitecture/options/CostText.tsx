import type { Change, CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { costOf, offValue } from './choices.ts';
import type { Cost } from './choices.ts';
import type { OptionRow } from './optionTable.ts';
import { valueAt } from './valueAt.ts';
import { valueName } from './valueName.ts';

/** What an option costs as the others are: against leaving it out, or of each other value against the chosen one. */
export function CostText({ row, options }: { row: OptionRow; options: CoreOptions }) {
  const { t } = useTranslation('core');
  const costs = costsOf(row, options);
  if (costs.length === 0) return null;
  return (
    <dl className="nl-core-costs" aria-label={t('cost.title')} title={t('cost.help')}>
      {costs.map(({ name, cost }) => (
        <div key={name ?? ''}>
          {name === undefined ? null : <dt>{valueName(t, name)}</dt>}
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
  return (control.kind === 'count' || control.kind === 'cache') && value !== off
    ? named(undefined, off, value)
    : [];
}

const signed = (change: Change | null, digits: number, unit: string) => {
  if (change === null) return undefined;
  const [text, within] = [Math.abs(change.value), change.within].map((value) => value.toFixed(digits));
  if (Number(within) > 0) {
    const sign = Number(text) === 0 ? '' : change.value < 0 ? '−' : '+';
    return `${sign}${text} ± ${within} ${unit}`;
  }
  return Number(text) === 0 ? undefined : `${change.value < 0 ? '−' : '+'}${text} ${unit}`;
};

/** "+1.2 ± 0.3 kGE · +0.10 CoreMark/MHz"; what does not change, or is not known, is left out. */
export function costText({ area, fmax, coremark }: Cost): string {
  const parts = [signed(area, 1, 'kGE'), signed(fmax, 0, 'MHz'), signed(coremark, 2, 'CoreMark/MHz')].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(' · ') : '±0.00 CoreMark/MHz';
}
