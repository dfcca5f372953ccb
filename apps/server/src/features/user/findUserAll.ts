import { findUserAll } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { allUserNames } from './repository.ts';

export const findUserAllRoute = implement(
  findUserAll,
  permitted('system:user:view'),
  (_incoming, _scope, { database }) => allUserNames(database),
);
