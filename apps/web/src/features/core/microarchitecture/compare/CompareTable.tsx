import type { CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { FIGURES, Origin } from '../figures/FigureStrip.tsx';
import { figureText } from '../figures/figureText.ts';
import type { OptionRow } from '../options/optionTable.ts';
import { valueAt } from '../options/valueAt.ts';
import { withRate } from '../measure/useFigures.ts';
import type { Figures } from '../measure/useFigures.ts';
import { figuresOf, problemsOf } from '../store/derived.ts';
import { differences } from './differences.ts';

interface CompareTableProps {
  one: CoreOptions;
  other: CoreOptions;
  otherName: string;
}

/** Figures of both, then every option that they have chosen differently. */
export function CompareTable({ one, other, otherName }: CompareTableProps) {
  const { t } = useTranslation('core');
  const rows = differences(one, other);
  return (
    <table className="nl-core-table">
      <thead>
        <tr>
          <th>{t('compare.what')}</th>
          <th>{one.name}</th>
          <th>{otherName}</th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map(({ key, unit, digits }) => (
          <tr key={key}>
            <th>{t(`figure.${key}`)}</th>
            {[one, other].map((options, index) => (
              <td key={index === 0 ? 'one' : 'other'}>
                <FigureValue figure={figureOf(options, key)} unit={unit} digits={digits} />
              </td>
            ))}
          </tr>
        ))}
        {rows.map((row) => (
          <tr key={row.pointer}>
            <th>{t(`option.${row.key}`)}</th>
            <td>
              <ValueText row={row} options={one} />
            </td>
            <td>
              <ValueText row={row} options={other} />
            </td>
          </tr>
        ))}
        {rows.length === 0 ? (
          <tr>
            <td colSpan={3}>{t('compare.same')}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

type FigureRow = (typeof FIGURES)[number];

/** None for a core that cannot be made. */
function figureOf(options: CoreOptions, key: FigureRow['key']): Figures[FigureRow['key']] | null {
  return problemsOf(options).length > 0 ? null : withRate(figuresOf(options))[key];
}

interface FigureValueProps extends Pick<FigureRow, 'unit' | 'digits'> {
  figure: ReturnType<typeof figureOf>;
}

function FigureValue({ figure, unit, digits }: FigureValueProps) {
  const { t } = useTranslation('core');
  if (figure === null) return t('figure.none');
  return (
    <>
      {figureText(figure, digits)} {unit} <Origin figure={figure} />
    </>
  );
}

function ValueText({ row, options }: { row: OptionRow; options: CoreOptions }) {
  const { t } = useTranslation('core');
  const value = valueAt(options, row.pointer);
  if (row.control.kind === 'choice') return t(`value.${value as string}`);
  if (value === null || value === false) return t('value.off');
  if (value === true) return t('value.on');
  if (typeof value !== 'object') return String(value);
  const { base, size } = value as { base: string; size?: number };
  return size === undefined ? base : `${base} · ${size / 1024} KiB`;
}
