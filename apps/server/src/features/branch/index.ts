import type { Feature } from '../../services.ts';
import { deleteBranchRoute, listBranchesRoute, saveBranchRoute } from './branches.ts';

export const branch: Feature = { routes: [listBranchesRoute, saveBranchRoute, deleteBranchRoute] };
