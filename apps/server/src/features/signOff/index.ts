import type { Feature } from '../../services.ts';
import { exportRoute, showRoute, signRoute, startChecksRoute } from './calls.ts';

export const signOff: Feature = { routes: [showRoute, signRoute, startChecksRoute, exportRoute] };
