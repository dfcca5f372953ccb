import type { CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { FIGURES } from '../figures/FigureStrip.tsx';
import { Origin } from '../figures/Origin.tsx';
import { ice40Text } from '../figures/ice40Text.ts';
import { figureText } from '../figures/figureText.ts';
import { useFiguresOfAll } from '../measure/useFigures.ts';
import type { Figures } from '../measure/useFigures.ts';
import type { OptionRow } from '../options/optionTable.ts';
import { sizeText } from '../sizeText.ts';
import { valueAt } from '../options/valueAt.ts';
import { valueName } from '../options/valueName.ts';
import { differences } from './differences.ts';

/** A core under the name that it is compared by. */
export interface Compared {
  key: string;
  name: string;
  options: CoreOptions;
}

/** Figures of all with bars to one scale, then every option that they have not chosen alike. */
export function CompareTable({ cores }: { cores: readonly Compared[] }) {
  const { t } = useTranslation('core');
  const all = useFiguresOfAll(cores.map(({ options }) => options));
  const rows = differences(cores.map(({ options }) => options));
  return (
    <table className="nl-core-table">
      <thead>
        <tr>
          <th>{t('compare.what')}</th>
          {cores.map(({ key, name }) => (
            <th key={key}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((row) => (
          <tr key={row.key}>
            <th>{t(`figure.${row.key}`)}</th>
            {cores.map(({ key }, index) => (
              <td key={key}>
                <FigureValue row={row} figures={all[index]!} most={greatest(all, row.key)} />
              </td>
            ))}
          </tr>
        ))}
        <Ice40Rows all={all} keys={cores.map(({ key }) => key)} />
        {rows.map((row) => (
          <tr key={row.pointer}>
            <th>{t(`option.${row.key}`)}</th>
            {cores.map(({ key, options }) => (
              <td key={key}>
                <ValueText row={row} options={options} />
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && cores.length > 1 ? (
          <tr>
            <td colSpan={cores.length + 1}>{t('compare.same')}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

interface Ice40RowsProps {
  all: readonly (Figures | null)[];
  keys: readonly string[];
}

/** On an FPGA: the clock or that a core does not fit, and its cells. */
function Ice40Rows({ all, keys }: Ice40RowsProps) {
  const { t } = useTranslation('core');
  return (['clock', 'cells'] as const).map((what) => (
    <tr key={what}>
      <th>{t(`compare.ice40.${what}`)}</th>
      {keys.map((key, index) => (
        <td key={key}>{ice40Text(all[index]?.ice40 ?? null, t)[what]}</td>
      ))}
    </tr>
  ));
}

type FigureRow = (typeof FIGURES)[number];

/** The greatest value of a figure, of a range its upper end. */
const greatest = (all: readonly (Figures | null)[], key: FigureRow['key']) =>
  Math.max(...all.map((figures) => upperEnd(figures?.[key] ?? null)));

const upperEnd = (figure: Figures[FigureRow['key']]) =>
  figure === null ? 0 : figure.measured ? figure.value : figure.high;

interface FigureValueProps {
  row: FigureRow;
  /** Null of a core that cannot be made. */
  figures: Figures | null;
  most: number;
}

function FigureValue({ row: { key, unit, digits }, figures, most }: FigureValueProps) {
  const { t } = useTranslation('core');
  const figure = figures?.[key] ?? null;
  if (figure === null) return t('figure.none');
  return (
    <span className="nl-core-bar">
      <span>
        {figureText(figure, digits)} {unit} <Origin figure={figure} />
      </span>
      <meter min={0} max={most} value={upperEnd(figure)} aria-hidden="true" />
    </span>
  );
}

type CacheValue = NonNullable<CoreOptions['memory']['instructionCache']>;

const cacheText = ({ size, ways, line }: CacheValue) => `${sizeText(size)} · ${ways} × ${line} B`;

function ValueText({ row, options }: { row: OptionRow; options: CoreOptions }) {
  const { t } = useTranslation('core');
  const value = valueAt(options, row.pointer);
  if (row.control.kind === 'choice') return valueName(t, value as string | number);
  if (value === null || value === false) return t('value.off');
  if (value === true) return t('value.on');
  if (typeof value !== 'object') return String(value);
  if ('ways' in value) return cacheText(value as CacheValue);
  const { base, size } = value as { base: string; size?: number };
  return size === undefined ? base : `${base} · ${sizeText(size)}`;
}
