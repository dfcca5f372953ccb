import type { Feature } from '../../services.ts';
import { libJsonByCoreRoute } from './libJsonByCore.ts';
import { listRoute } from './list.ts';
import { saveSoftwareRoute } from './saveSoftware.ts';

export const core: Feature = {
  routes: [listRoute, libJsonByCoreRoute, saveSoftwareRoute],
};
