import { PlusOutlined } from '@ant-design/icons';
import { listWebhooks } from '@netloom/contract';
import type { Webhook } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { hookCommands } from '../listCommands.ts';
import { DeliveriesDrawer } from './DeliveriesDrawer.tsx';
import { HookForm } from './HookForm.tsx';
import { useHookColumns } from './useHookColumns.tsx';

/** Addresses that are told of pushes and of ends of runs, for who may edit the project. */
export function HooksPane() {
  const { t } = useTranslation('git');
  const query = useCall(listWebhooks, { query: { deptId: useDeptId() } }, { staleTime: 0 });
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [watched, setWatched] = useState<Webhook | null>(null);
  const columns = useHookColumns(setEdited, setWatched);
  // The tab itself is there for who may edit the project only.
  const offered = { set: hookCommands, targets: { may: true, add: () => setEdited('new') } };
  return (
    <div className="nl-git-list">
      <div className="nl-git-list-bar">
        <p className="nl-git-dim">{t('hooks.hint')}</p>
        <PaneOffer tab="hooks" {...offered} />
        <CommandButton {...offered} id="add" icon={<PlusOutlined />} />
      </div>
      <DataTable
        label={t('hooks.tab')}
        columns={columns}
        rows={query.data}
        keyOf={({ webhookId }) => webhookId}
        query={query}
        empty={<NothingListed>{t('hooks.none')}</NothingListed>}
      />
      {edited === null ? null : (
        <HookForm hook={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {watched === null ? null : <DeliveriesDrawer hook={watched} onClose={() => setWatched(null)} />}
    </div>
  );
}
