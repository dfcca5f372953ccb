import type { Feature } from '../../services.ts';
import { deliveryReachedRoute } from './delivery/reached.ts';
import { saveDeliveryRoute } from './delivery/save.ts';
import { savePointsRoute } from './special/save.ts';
import { libJsonByCoreRoute } from './libJsonByCore.ts';
import { listRoute } from './list.ts';
import { saveSoftwareRoute } from './saveSoftware.ts';

export const core: Feature = {
  routes: [
    listRoute,
    libJsonByCoreRoute,
    saveSoftwareRoute,
    saveDeliveryRoute,
    deliveryReachedRoute,
    savePointsRoute,
  ],
};
