export { MemberRole } from './current/MemberRole.tsx';
export { GitCredentialItems } from './GitCredentialItems.tsx';
export { gitAddressRules } from './gitAddress.ts';
export { CloneStatus } from './projects/CloneStatus.tsx';
export { CreateProject } from './projects/CreateProject.tsx';
export { RoleSelect } from './RoleSelect.tsx';
export { refreshProjects, useProjectEvents } from './useProjectEvents.ts';
