import type { Feature } from '../../services.ts';
import { forceLogOutRoute } from './forceLogOut.ts';
import { serverLoadRoute } from './load/serverLoad.ts';
import { loginLogListRoute } from './loginLogList.ts';
import { onlineListRoute } from './onlineList.ts';

export const monitor: Feature = {
  routes: [serverLoadRoute, onlineListRoute, forceLogOutRoute, loginLogListRoute],
};
