import type { Feature } from '../../services.ts';
import { selectMyDeptListRoute } from './selectMyDeptList.ts';

export { memberOf, requireMember } from './policy.ts';
export type { Member } from './policy.ts';
export { findMembership, insertDepartment, insertMembership, listMemberships } from './repository.ts';
export { memberships } from './tables.ts';

export const department: Feature = { routes: [selectMyDeptListRoute] };
