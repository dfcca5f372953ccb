import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { PageHeader } from '../../../parts/index.ts';
import { useSession } from '../../../session/index.ts';
import { CurrentProject } from './current/CurrentProject.tsx';
import { MePanel } from './me/MePanel.tsx';
import { ProjectsPanel } from './projects/ProjectsPanel.tsx';
import { useProjectEvents } from './useProjectEvents.ts';
import './profile.css';

/** The user himself, his projects, and the project that he works in. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { session } = useSession();
  const [search, setSearch] = useSearchParams();
  useProjectEvents();
  if (session === null) return <Loading />;
  const { user, department } = session;
  const tabs = [
    { key: 'me', label: t('tab.me'), children: <MePanel userId={user.userId} /> },
    { key: 'projects', label: t('tab.projects'), children: <ProjectsPanel current={department?.deptId} /> },
    ...(department === null
      ? []
      : [
          {
            key: 'current',
            label: department.deptName,
            children: <CurrentProject key={department.deptId} deptId={department.deptId} />,
          },
        ]),
  ];
  const wanted = search.get('tab') ?? (department === null ? 'projects' : 'me');
  const active = tabs.some(({ key }) => key === wanted) ? wanted : 'me';
  return (
    <section className="nl-profile">
      <PageHeader title={t('title')} text={t('text')} />
      <Tabs activeKey={active} items={tabs} onChange={(key) => setSearch({ tab: key }, { replace: true })} />
    </section>
  );
}
