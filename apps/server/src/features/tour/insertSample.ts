import { insertSample } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { projectRow } from '../department/index.ts';
import { setOpen } from './repository.ts';
import { sampleOf } from './sample.ts';
import { tourChanged } from './tourChanged.ts';

export const insertSampleRoute = implement(
  insertSample,
  permitted('project:create'),
  async ({ language }, { caller }, services) => {
    const { database, hub } = services;
    const { userId } = caller;
    const deptId = await sampleOf(caller, services);
    await setOpen(database, userId, true);
    await hub.learnAnew((each) => each.userId === userId);
    tourChanged(hub, userId);
    return projectRow(database, { userId, language }, deptId);
  },
);
