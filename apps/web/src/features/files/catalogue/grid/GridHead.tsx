import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../catalogueStore.ts';
import type { SortColumn } from '../catalogueStore.ts';

const COLUMNS: readonly SortColumn[] = ['fileName', 'updateFileTime', 'fileSize', 'createFileTime'];

/** The names of the columns; each sorts. */
export function GridHead() {
  const { t } = useTranslation('catalogue');
  const { sort, sortBy } = useCatalogue();
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <div className="nl-files-row nl-files-head" role="row" aria-rowindex={1}>
      {COLUMNS.map((column) => (
        <div key={column} role="columnheader" aria-sort={sort.column === column ? direction : 'none'}>
          <button type="button" title={t(`column.${column}`)} onClick={() => sortBy(column)}>
            <span>{t(`column.${column}`)}</span>
            {sort.column !== column ? null : sort.descending ? <CaretDownOutlined /> : <CaretUpOutlined />}
          </button>
        </div>
      ))}
    </div>
  );
}
