import type { CoverageRow } from '@netloom/contract';
import { Input } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { COVERAGE_SORTS, CoverageBar, fractionOf } from '../../runs/simulation/index.ts';
import { STORED } from './stored.ts';

type Sort = (typeof COVERAGE_SORTS)[number];
const SHOWN = 500;

interface FiguresTableProps {
  part: 'files' | 'modules' | 'hierarchy' | 'testpoints';
  rows: readonly CoverageRow[];
  onOpen?: (name: string) => void;
  /** What stands beside a name. */
  beside?: (name: string) => ReactNode;
}

/** What has nothing to cover comes last, whichever way. */
function sorted(rows: readonly CoverageRow[], by: string, descending: boolean): CoverageRow[] {
  const way = descending ? -1 : 1;
  if (by === 'name') return rows.toSorted((one, other) => way * one.name.localeCompare(other.name));
  const of = ({ figures }: CoverageRow) => fractionOf(figures[by as Sort]) ?? (descending ? -1 : 2);
  return rows.toSorted((one, other) => way * (of(one) - of(other)));
}

/** Figures of files, modules, places or testpoints, the first of them where there are many. */
export function FiguresTable({ part, rows, onOpen, beside }: FiguresTableProps) {
  const { t } = useTranslation('regressionCoverage');
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('part') === part ? (search.get('filter') ?? '') : '');
  const [{ by, descending }, setSort] = useState({ by: 'name', descending: false });
  const found = rows.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const shown = sorted(found, by, descending).slice(0, SHOWN);
  return (
    <>
      <Input
        allowClear
        size="small"
        className="nl-regcov-filter"
        value={text}
        placeholder={t('filter')}
        aria-label={t('filter')}
        onChange={({ target }) => setText(target.value)}
      />
      <DataTable
        label={t(`part.${part}`)}
        columns={columnsOf(t, part, onOpen, beside)}
        rows={shown}
        keyOf={({ name }) => name}
        query={STORED}
        sort={{ by, descending, onChange: (next, down) => setSort({ by: next, descending: down }) }}
        empty={<NothingListed>{t(`nothing.${part}`)}</NothingListed>}
        {...(onOpen !== undefined && { onOpen: ({ name }: CoverageRow) => onOpen(name) })}
      />
      {found.length > SHOWN ? <p className="nl-dim">{t('more', { count: found.length - SHOWN })}</p> : null}
    </>
  );
}

function columnsOf(
  t: TFunction<'regressionCoverage'>,
  part: FiguresTableProps['part'],
  onOpen: FiguresTableProps['onOpen'],
  beside: FiguresTableProps['beside'],
): Column<CoverageRow>[] {
  return [
    {
      ...{ key: 'name', title: t(`part.${part}`), place: 'heading', sortable: true },
      render: ({ name }) =>
        onOpen === undefined ? (
          <span className="nl-regcov-place">
            <span className="nl-mono" title={name}>
              {name}
            </span>
            {beside?.(name)}
          </span>
        ) : (
          <a className="nl-mono" role="link" tabIndex={0} onClick={() => onOpen(name)}>
            {name}
          </a>
        ),
    },
    ...COVERAGE_SORTS.map((sort): Column<CoverageRow> => ({
      ...{ key: sort, title: t(`sort.${sort}`), width: 170, sortable: true },
      render: ({ figures }) => <CoverageBar count={figures[sort]} />,
    })),
  ];
}
