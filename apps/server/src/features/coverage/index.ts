import type { Feature } from '../../services.ts';
import { onResults } from '../regression/index.ts';
import { changesRoute } from './changes.ts';
import { excludeRoute, includeRoute } from './exclude.ts';
import { exportRoute } from './export.ts';
import { fileRoute } from './file.ts';
import { instancesRoute } from './instances/instances.ts';
import { listRoute } from './list.ts';
import { takeCoverage } from './merge/takeCoverage.ts';
import { rankRoute } from './rank.ts';
import { showRoute } from './show.ts';

export { askCoverage, openCoverage } from './read/askCoverage.ts';
export { regressionCoverage as coverageTable } from './tables.ts';

export const coverage: Feature = {
  routes: [
    listRoute,
    showRoute,
    fileRoute,
    rankRoute,
    changesRoute,
    exportRoute,
    excludeRoute,
    includeRoute,
    instancesRoute,
  ],
  start() {
    onResults(({ runId }, services) => takeCoverage(runId, services));
    return Promise.resolve(() => Promise.resolve());
  },
};
