import type { SignOffPoint } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { STORED } from './stored.ts';
import { StateTag } from './StateTag.tsx';

/** Each testpoint with what the simulations of its cases came to. */
export function Points({ points }: { points: readonly SignOffPoint[] }) {
  const { t } = useTranslation('signOff');
  const columns: Column<SignOffPoint>[] = [
    {
      ...{ key: 'name', title: t('point'), place: 'heading' },
      render: ({ name, description }) => (
        <>
          <b>{name}</b> <span className="nl-dim">{description}</span>
        </>
      ),
    },
    { ...{ key: 'stage', title: t('stage'), width: 70 }, render: ({ stage }) => stage },
    { ...{ key: 'state', title: t('state'), width: 110 }, render: ({ state }) => <StateTag state={state} /> },
    {
      ...{ key: 'passed', title: t('passed'), width: 110, align: 'right' },
      render: ({ passed, all }) => `${passed} / ${all}`,
    },
    { ...{ key: 'says', title: t('says'), width: 230 }, render: ({ reason }) => t(`pointReason.${reason}`) },
    {
      ...{ key: 'cases', title: t('casesAndChecks') },
      render: ({ cases, checks }) => [...cases, ...checks].join(', '),
    },
  ];
  return (
    <DataTable
      label={t('points')}
      columns={columns}
      rows={points}
      keyOf={({ name }) => name}
      query={STORED}
      empty={<NothingListed>{t('noPoints')}</NothingListed>}
    />
  );
}
