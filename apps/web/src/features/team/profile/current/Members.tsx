import { findUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import { Card } from '../Card.tsx';
import { useMemberColumns } from './useMemberColumns.tsx';

/** Who works in the project, in which role. */
export function Members({ deptId }: { deptId: number }) {
  const { t } = useTranslation('profile');
  const query = useCall(findUser, { query: { deptId } }, { meta: { quiet: true } });
  const columns = useMemberColumns(deptId);
  return (
    <Card wide title={t('members.title')} text={t('members.hint')}>
      <div className="nl-profile-table">
        <DataTable
          label={t('members.title')}
          columns={columns}
          rows={query.data}
          keyOf={({ userId }) => userId}
          query={query}
          empty={null}
        />
      </div>
    </Card>
  );
}
