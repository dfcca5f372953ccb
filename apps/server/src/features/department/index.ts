import type { Feature } from '../../services.ts';
import { selectMyDeptListRoute } from './selectMyDeptList.ts';

export { memberOf, requireMember } from './policy.ts';
export type { Member } from './policy.ts';
export { insertDepartment, insertMembership, listMemberships } from './repository.ts';
export { PROJECT_LEAD, ROLE_NAMES } from './roles.ts';

export const department: Feature = { routes: [selectMyDeptListRoute] };
