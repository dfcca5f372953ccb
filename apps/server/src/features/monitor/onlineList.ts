import { onlineList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { idleSince } from '../session/index.ts';
import { listSessions } from './repository.ts';

export const onlineListRoute = implement(
  onlineList,
  permitted('system:online:view'),
  async ({ body }, { caller }, { database, hub, configs }) => {
    const { total, records } = await listSessions(database, body, idleSince(configs));
    const rows = records.map(({ tokenHash, ...record }) => ({
      ...record,
      signInTime: record.signInTime.toISOString(),
      lastSeen: record.lastSeen.toISOString(),
      streams: hub.count(tokenHash),
      current: tokenHash === caller.tokenHash,
    }));
    return { total, rows };
  },
);
