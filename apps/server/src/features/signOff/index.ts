import type { Feature } from '../../services.ts';
import { exportRoute, showRoute, signRoute } from './calls.ts';

export const signOff: Feature = { routes: [showRoute, signRoute, exportRoute] };
