import { selectDeptList } from '@netloom/contract';
import type { BodyOf, Project } from '@netloom/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { CreateProject, useProjectEvents } from '../profile/index.ts';
import { projectCommands } from './projectCommands.ts';
import { DissolveDialog } from './DissolveDialog.tsx';
import { MembersDrawer } from './MembersDrawer.tsx';
import { ProjectDrawer } from './ProjectDrawer.tsx';
import { useProjectColumns } from './useProjectColumns.tsx';
import './projects.css';

interface ProjectFilter {
  search: string;
  dissolved: boolean;
}

const first: ProjectFilter = { search: '', dissolved: false };
const CLONING_MS = 2000;

/** The asked page of the projects. */
function useProjects(ask: BodyOf<typeof selectDeptList>) {
  return useCall(
    selectDeptList,
    { body: ask },
    {
      ...listQuery,
      // Streams tell members alone of a copy's progress.
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ clone }) => clone.state === 'cloning') ? CLONING_MS : false,
    },
  );
}

/** What is asked about a project at the side or in a dialog. */
type Asked = { about: 'edit' | 'members' | 'dissolve'; project: Project };

/** Every project, with its members and the state of its repository; dissolved ones until they go for good. */
export default function ProjectsScreen() {
  const { t } = useTranslation('projects');
  const may = usePermissions();
  const list = useListState(first);
  const projects = useProjects(list.ask);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [adding, setAdding] = useState(false);
  useProjectEvents();
  const columns = useProjectColumns(list.ask.dissolved, (about, project) => setAsked({ about, project }));
  const add = useAdding(projectCommands, 'project:create', () => setAdding(true));
  const plain = list.ask.search === '' && !list.ask.dissolved;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={add}
      filters={<ProjectFilters filter={list.ask} onChange={list.filter} />}
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
      {asked === null ? null : <AskedProject {...asked} onClose={() => setAsked(null)} />}
    </ListScreen>
  );
}

interface ProjectFiltersProps {
  filter: ProjectFilter;
  onChange: (change: Partial<ProjectFilter>) => void;
}

function ProjectFilters({ filter, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      <SearchBox label={t('search')} value={filter.search} onChange={(search) => onChange({ search })} />
      <Segmented
        aria-label={t('which')}
        value={filter.dissolved ? 'dissolved' : 'active'}
        options={[
          { value: 'active', label: t('active') },
          { value: 'dissolved', label: t('dissolved') },
        ]}
        onChange={(which) => onChange({ dissolved: which === 'dissolved' })}
      />
    </>
  );
}

function AskedProject({ about, project, onClose }: Asked & { onClose: () => void }) {
  if (about === 'edit') return <ProjectDrawer project={project} onClose={onClose} />;
  if (about === 'members') return <MembersDrawer project={project} onClose={onClose} />;
  return <DissolveDialog project={project} onClose={onClose} />;
}
