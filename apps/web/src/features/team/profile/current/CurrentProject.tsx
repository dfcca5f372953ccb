import { selectDeptById } from '@netloom/contract';
import { Alert } from 'antd';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { Permitted } from '../../../../parts/index.ts';
import { Approvals } from './Approvals.tsx';
import { CredentialsCard } from './CredentialsCard.tsx';
import { DissolveCard } from './DissolveCard.tsx';
import { Invitations } from './Invitations.tsx';
import { Members } from './Members.tsx';
import { ProjectCard } from './ProjectCard.tsx';

/** The project that the browser works in: who is in it, where its repository is, who may come. */
export function CurrentProject({ deptId }: { deptId: number }) {
  const { data: project, error } = useCall(
    selectDeptById,
    { params: { id: deptId } },
    { meta: { quiet: true } },
  );
  if (error !== null && project === undefined)
    return <Alert type="error" showIcon title={errorText(error)} />;
  if (project === undefined) return <Loading />;
  return (
    <div className="nl-profile-cards">
      <ProjectCard key={`${project.deptName} ${project.gitAddress}`} project={project} />
      {project.gitAddress === '' || project.roleId === null ? null : <CredentialsCard project={project} />}
      <Permitted any={['project:invite']}>
        <Approvals deptId={deptId} />
        <Invitations deptId={deptId} />
      </Permitted>
      <Permitted any={['project:view']}>
        <Members deptId={deptId} />
      </Permitted>
      <Permitted any={['project:dissolve']}>
        <DissolveCard project={project} />
      </Permitted>
    </div>
  );
}
