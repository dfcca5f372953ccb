import { LockOutlined } from '@ant-design/icons';
import { gitProtections } from '@netloom/contract';
import type { GitProtection } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { usePermissions } from '../../../../parts/index.ts';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { protectionCommands } from '../listCommands.ts';
import { ProtectionForm } from './ProtectionForm.tsx';
import { useProtectionColumns } from './useProtectionColumns.tsx';

/** The rules of the project for its shared branches and tags; who may edit the project changes them. */
export function Protections() {
  const { t } = useTranslation('git');
  const query = useCall(gitProtections, { query: { deptId: useDeptId() } });
  const [edited, setEdited] = useState<GitProtection | 'new' | null>(null);
  const columns = useProtectionColumns(setEdited);
  const may = usePermissions().any('project:edit');
  const offered = { set: protectionCommands, targets: { may, add: () => setEdited('new') } };
  return (
    <section className="nl-git-protections">
      <div className="nl-git-list-bar">
        <div>
          <h2>{t('protection.title')}</h2>
          <p className="nl-git-dim">{t('protection.hint')}</p>
        </div>
        <PaneOffer tab="branches" {...offered} />
        {offered.targets.may ? <CommandButton {...offered} id="add" icon={<LockOutlined />} /> : null}
      </div>
      <DataTable
        label={t('protection.title')}
        columns={columns}
        rows={query.data}
        keyOf={({ kind, pattern }) => `${kind} ${pattern}`}
        query={query}
        empty={<NothingListed>{t('protection.none')}</NothingListed>}
      />
      {edited === null ? null : (
        <ProtectionForm
          rule={edited === 'new' ? undefined : edited}
          known={query.data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
