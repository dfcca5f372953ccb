import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { COLUMNS } from './columns.ts';
import type { Row } from './rows.ts';
import { chooseRows } from './selection.ts';
import { useTable } from './tableStore.ts';

/** Names of the columns; a click sorts. */
export function TableHead({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('pinTable');
  const sort = useTable((state) => state.sort);
  const count = useTable(({ chosen }) => chosen.size);
  const all = rows.length > 0 && count >= rows.length;
  return (
    <div className="nl-pins-head" role="row">
      <span role="columnheader">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('chooseAll')}
          checked={all}
          onChange={() => chooseRows(all ? [] : rows)}
        />
      </span>
      {COLUMNS.map(({ id }) => {
        const isSorted = sort.column === id;
        return (
          <span
            key={id}
            role="columnheader"
            data-column={id}
            aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
          >
            <button
              type="button"
              tabIndex={-1}
              onClick={() =>
                useTable.setState({ sort: { column: id, descending: isSorted && !sort.descending } })
              }
            >
              {t(`column.${id}`)}
              {isSorted &&
                (sort.descending ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden />)}
            </button>
          </span>
        );
      })}
    </div>
  );
}
