import { PlusOutlined } from '@ant-design/icons';
import { selectDeptList } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { Permitted, usePermissions } from '../../../parts/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { CreateProject, useProjectEvents } from '../profile/index.ts';
import { DissolveDialog } from './DissolveDialog.tsx';
import { MembersDrawer } from './MembersDrawer.tsx';
import { ProjectDrawer } from './ProjectDrawer.tsx';
import { useProjectColumns } from './useProjectColumns.tsx';
import './projects.css';

const first = { search: '', dissolved: false };
const CLONING_MS = 2000;

/** What is asked about a project at the side or in a dialog. */
type Asked = { about: 'edit' | 'members' | 'dissolve'; project: Project };

/** Every project, with its members and the state of its repository; dissolved ones until they go for good. */
export default function ProjectsScreen() {
  const { t } = useTranslation('projects');
  const may = usePermissions();
  const list = useListState(first);
  const projects = useCall(
    selectDeptList,
    { body: list.ask },
    {
      ...listQuery,
      // Streams tell members alone of a copy's progress.
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ clone }) => clone.state === 'cloning') ? CLONING_MS : false,
    },
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const [adding, setAdding] = useState(false);
  useProjectEvents();
  const close = () => setAsked(null);
  const columns = useProjectColumns(list.ask.dissolved, (about, project) => setAsked({ about, project }));
  const add = (
    <Permitted any={['project:create']}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </Permitted>
  );
  const plain = list.ask.search === '' && !list.ask.dissolved;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={add}
      filters={
        <>
          <SearchBox
            label={t('search')}
            value={list.ask.search}
            onChange={(search) => list.filter({ search })}
          />
          <Segmented
            aria-label={t('which')}
            value={list.ask.dissolved ? 'dissolved' : 'active'}
            options={[
              { value: 'active', label: t('active') },
              { value: 'dissolved', label: t('dissolved') },
            ]}
            onChange={(which) => list.filter({ dissolved: which === 'dissolved' })}
          />
        </>
      }
      pages={{ total: projects.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={projects.data?.rows}
        keyOf={({ deptId }) => deptId}
        query={projects}
        empty={
          <NothingListed action={plain ? add : undefined}>
            {list.ask.dissolved ? t('noneDissolved') : plain ? t('none') : t('noneFound')}
          </NothingListed>
        }
        onOpen={
          may.any('system:dept:view') && !list.ask.dissolved
            ? (project) => setAsked({ about: 'members', project })
            : undefined
        }
      />
      {adding ? <CreateProject onClose={() => setAdding(false)} /> : null}
      {asked?.about === 'edit' ? <ProjectDrawer project={asked.project} onClose={close} /> : null}
      {asked?.about === 'members' ? <MembersDrawer project={asked.project} onClose={close} /> : null}
      {asked?.about === 'dissolve' ? <DissolveDialog project={asked.project} onClose={close} /> : null}
    </ListScreen>
  );
}
