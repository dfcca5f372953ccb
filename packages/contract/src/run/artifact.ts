import { RunOutput } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';

const runId = z.uuid();

export const runArtifacts = defineCall({
  method: 'GET',
  path: '/run/artifacts',
  summary: 'The files that a run left behind.',
  query: z.object({ runId }),
  reply: z.array(RunOutput.extend({ bytes: z.number(), sha256: z.string() })),
});

export const runJunit = defineCall({
  method: 'GET',
  path: '/run/junit',
  summary:
    'How a finished run ended, as JUnit XML: one test case, or one for each run of a run of runs, with its reason, errors, time and the end of its log.',
  kind: 'blob',
  query: z.object({ runId }),
  reply: z.null(),
});

/** A ticket opens one download once, within a minute, for who asked for it. */
export const downloadTicket = defineCall({
  method: 'POST',
  path: '/run/ticket',
  summary: 'A ticket for one download of a run’s log (`file` left out) or of one of its artifacts.',
  body: z.object({ runId, file: z.string().max(500).optional() }),
  reply: z.object({ ticket: z.string() }),
});

export const downloadFile = defineCall({
  method: 'GET',
  path: '/run/download',
  summary: 'The file that a ticket stands for.',
  kind: 'blob',
  query: z.object({ ticket: z.string().max(200) }),
  reply: z.unknown(),
});
