import type { Feature } from '../../services.ts';
import { getTourRoute } from './getTour.ts';
import { insertSampleRoute } from './insertSample.ts';
import { openTourRoute } from './openTour.ts';
import { untilNoted } from './noteStep.ts';

export { createDemoProject } from './demoProject.ts';
export { noteStep } from './noteStep.ts';

export const tour: Feature = {
  routes: [getTourRoute, openTourRoute, insertSampleRoute],
  start: () => Promise.resolve(untilNoted),
};
