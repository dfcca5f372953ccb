import {
  CoverageFile,
  CoverageReport,
  CrossingReportReply,
  NewestTraffic,
  PlacementReport,
  Schematic,
  SourceAssertion,
  SynthesisReport,
  TimingReport,
  ToolchainReport,
  TrafficReport,
} from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id as deptId } from '../fields.ts';

const runId = z.uuid();

export const synthesisReport = defineCall({
  method: 'GET',
  path: '/run/synthesisReport',
  summary:
    'Cells, area and memories of a synthesis run by module; of a measurement that flattens, by unit where asked for.',
  query: z.object({ runId, units: z.enum(['true', 'false']).optional() }),
  reply: SynthesisReport,
});

export const schematic = defineCall({
  method: 'GET',
  path: '/run/schematic',
  summary: 'One module of a synthesis run’s netlist as cells, ports and nets.',
  query: z.object({ runId, module: z.string().max(500) }),
  reply: Schematic,
});

export const timingReport = defineCall({
  method: 'GET',
  path: '/run/timingReport',
  summary: 'Slack, worst paths and unconstrained endpoints of a timing run.',
  query: z.object({ runId }),
  reply: TimingReport,
});

export const placementReport = defineCall({
  method: 'GET',
  path: '/run/placementReport',
  summary: 'Fmax, utilisation and critical paths of a placement run.',
  query: z.object({ runId }),
  reply: PlacementReport,
});

export const crossingReport = defineCall({
  method: 'GET',
  path: '/run/crossingReport',
  summary: 'What crosses between the clocks of a design, by class, with waivers.',
  query: z.object({ runId }),
  reply: CrossingReportReply,
});

export const trafficReport = defineCall({
  method: 'GET',
  path: '/run/trafficReport',
  summary: 'What passed the monitors of a simulation, by manager, region and latency.',
  query: z.object({ runId }),
  reply: TrafficReport,
});

export const toolchainReport = defineCall({
  method: 'GET',
  path: '/run/toolchainReport',
  summary:
    'Size, code and counts of a program that was built for a core, and instructions that it would gain by.',
  query: z.object({ runId }),
  reply: ToolchainReport,
});

export const newestTraffic = defineCall({
  method: 'GET',
  path: '/run/newestTraffic',
  summary: 'What passed the monitors of a SoC document in the newest run that recorded it.',
  query: z.object({ deptId, document: z.string().max(200) }),
  reply: NewestTraffic,
});

export const coverageReport = defineCall({
  method: 'GET',
  path: '/run/coverageReport',
  summary: 'Coverage of a simulation by file.',
  query: z.object({ runId }),
  reply: CoverageReport,
});

export const coverageFile = defineCall({
  method: 'GET',
  path: '/run/coverageFile',
  summary: 'One source file of a simulation with the counts of its coverage points.',
  query: z.object({ runId, path: z.string().max(1000) }),
  reply: CoverageFile,
});

export const runAssertions = defineCall({
  method: 'GET',
  path: '/run/assertions',
  summary: 'The assertions of the sources that a simulation compiled.',
  query: z.object({ runId }),
  reply: z.array(SourceAssertion),
});
