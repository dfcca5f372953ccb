import { listBugs } from '@netloom/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BugRow } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import type { Selection } from '../../../parts/table/useSelection.ts';
import { bugAddress } from './address.ts';
import { useBugColumns } from './useBugColumns.tsx';

interface BugTableProps {
  query: ReturnType<typeof useBugList>;
  selection: Selection<BugRow>;
  empty: ReactNode;
}

/** The page of the list that is asked for. */
export function useBugList(asked: NonNullable<Parameters<typeof useCall<typeof listBugs>>[1]>['query']) {
  return useCall(listBugs, { query: asked }, listQuery);
}

export function BugTable({ query, selection, empty }: BugTableProps) {
  const { t } = useTranslation('bugs');
  const navigate = useNavigate();
  const columns = useBugColumns();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={query.data?.rows}
      keyOf={({ bugId }) => bugId}
      query={query}
      selection={selection}
      empty={empty}
      onOpen={({ bugId }) => void navigate(bugAddress(bugId))}
    />
  );
}
