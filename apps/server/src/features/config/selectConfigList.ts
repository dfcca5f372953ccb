import { configList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';

export const selectConfigListRoute = implement(
  configList,
  permitted('system:config:view'),
  async (_incoming, _scope, { configs }) => configs.rows(),
);
