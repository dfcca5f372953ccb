import type { Feature } from '../../services.ts';
import { assertionsRoute } from './assertions.ts';
import { coverageFileRoute } from './coverageFile.ts';
import { coverageReportRoute } from './coverageReport.ts';
import { crossingReportRoute } from './crossingReport.ts';
import { placementReportRoute } from './placementReport.ts';
import { schematicRoute } from './schematic.ts';
import { synthesisReportRoute } from './synthesisReport.ts';
import { newestTrafficRoute } from './newestTraffic.ts';
import { trafficReportRoute } from './trafficReport.ts';
import { toolchainReportRoute } from './toolchainReport.ts';
import { timingReportRoute } from './timingReport.ts';

export const report: Feature = {
  routes: [
    coverageReportRoute,
    coverageFileRoute,
    assertionsRoute,
    crossingReportRoute,
    placementReportRoute,
    schematicRoute,
    synthesisReportRoute,
    timingReportRoute,
    toolchainReportRoute,
    trafficReportRoute,
    newestTrafficRoute,
  ],
};
