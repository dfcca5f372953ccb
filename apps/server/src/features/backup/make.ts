import { makeBackup } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { backupWork } from './backupWork.ts';

export const makeRoute = implement(
  makeBackup,
  permitted('system:backup:make'),
  ({ body }, _scope, services) => {
    backupWork.begin(services, body.runs);
    return backupWork.state(services);
  },
);
