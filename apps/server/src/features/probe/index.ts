import type { Feature } from '../../services.ts';
import { openDesigns } from './designs.ts';
import { sweepElaborations } from './elaborate.ts';
import { probeRoute } from './probe.ts';

export const probe: Feature = {
  routes: [probeRoute],
  async start(services) {
    await sweepElaborations(services);
    return () => openDesigns.close();
  },
};
