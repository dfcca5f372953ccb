import type { CoreOptions } from '@netloom/core';
import { checkPoints } from '@netloom/core/special';
import type { PointsFile, TestPoint } from '@netloom/core/special';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { CELLS } from './cells.ts';
import { PointRow } from './PointRow.tsx';
import type { PointResults } from './usePointResults.ts';

interface PointTableProps {
  table: PointsFile;
  /** Those that the filter shows. */
  rows: readonly (readonly [string, TestPoint])[];
  options: CoreOptions | undefined;
  results: PointResults;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Points as rows whose cells are changed in place. */
export function PointTable({ table, rows, options, results, selected, onSelect }: PointTableProps) {
  const { t } = useTranslation('corePoints');
  const faults = new Map(
    checkPoints(table).map(({ place, code }) => [
      place?.kind === 'document' ? place.pointer : '',
      t(`fault.${code as 'PT-CELL'}`),
    ]),
  );
  const all = rows.length > 0 && rows.every(([name]) => selected.has(name));
  const toggle = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    onSelect(next);
  };
  return (
    <div className="nl-points-scroll">
      <table aria-label={t('points')}>
        <thead>
          <tr>
            <th>
              <Checkbox
                aria-label={t('selectAll')}
                checked={all}
                onChange={() => onSelect(all ? new Set() : new Set(rows.map(([name]) => name)))}
              />
            </th>
            <th>{t('cell.name')}</th>
            <th>{t('result')}</th>
            <th>{t('cell.program')}</th>
            {CELLS.map(({ key }) => (
              <th key={key} title={t(`help.${key}`)}>
                {t(`cell.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, point]) => (
            <PointRow
              key={name}
              {...{ table, name, point, options, faults, results }}
              isSelected={selected.has(name)}
              onToggle={() => toggle(name)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
