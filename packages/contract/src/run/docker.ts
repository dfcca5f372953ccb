import { RunEvent } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId } from '../fields.ts';
import { optionsOf } from './request.ts';
import { RunRow } from './row.ts';

const [simulation, lint] = [optionsOf('simulate'), optionsOf('lint')];

const resume = {
  /** Of a new run; without one that of the session. */
  deptId: id.optional(),
  runId: z.uuid().optional(),
  /** The client's own id for the run that it starts: asked again, it follows that run. */
  newRunId: z.uuid().optional(),
  offset: z.coerce.number().int().min(0).default(0),
};
const STREAM =
  'Streams a run’s events from a byte offset; without runId it starts a run first, under newRunId where the client gives one. The SSE id is `runId:offset` of what follows; sent back as Last-Event-ID it resumes that run.';

export const execVerilator = defineCall({
  method: 'GET',
  path: '/docker/execVerilator',
  summary: 'Queues a simulation of the tree as it is now; without a top module, of its only bench.',
  query: simulation.extend({ deptId: projectId, top: simulation.shape.top.optional() }),
  reply: RunRow,
});

export const execVerilator2 = defineCall({
  method: 'GET',
  path: '/docker/execVerilator2',
  summary: 'Queues a lint run of the tree as it is now; without a top module, of its only design.',
  query: lint.extend({ deptId: projectId, top: lint.shape.top.optional() }),
  reply: RunRow,
});

export const createVerilator = defineCall({
  method: 'GET',
  path: '/docker/createVerilator',
  summary: `Simulation. ${STREAM}`,
  kind: 'stream',
  query: simulation.partial().extend(resume),
  reply: RunEvent,
});

export const createYosys = defineCall({
  method: 'GET',
  path: '/docker/createYosys',
  summary: `Synthesis. ${STREAM}`,
  kind: 'stream',
  query: optionsOf('synthesize').partial().extend(resume),
  reply: RunEvent,
});

export const createOpenSta = defineCall({
  method: 'GET',
  path: '/docker/createOpenSta',
  summary: `Static timing. ${STREAM}`,
  kind: 'stream',
  query: optionsOf('timing').partial().extend(resume),
  reply: RunEvent,
});
