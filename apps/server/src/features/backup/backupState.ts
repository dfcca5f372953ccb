import { backupState } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { backupWork } from './backupWork.ts';

export const backupStateRoute = implement(
  backupState,
  permitted('system:backup:make'),
  (_incoming, _scope, services) => backupWork.state(services),
);
