import { z } from 'zod';
import { defineCall } from '../call.ts';
import { projectId } from '../fields.ts';

/** Longer files of results are refused. */
export const MOST_RESULT_CHARACTERS = 40_000_000;

const Commit = z.union([
  z.literal(''),
  z.string().regex(/^[0-9a-f]{7,40}$/, 'expected a commit or a branch'),
]);

export const importResults = defineCall({
  method: 'POST',
  path: '/regression/import',
  summary: 'Takes the results of other tools, JUnit XML or the JSON of an export, as a regression.',
  body: z.object({
    deptId: projectId,
    format: z.enum(['junit', 'json']),
    text: z.string().min(1).max(MOST_RESULT_CHARACTERS),
    /** The version that they are of, where it is known. */
    commit: Commit.default(''),
  }),
  reply: z.object({
    runId: z.string(),
    results: z.number(),
    /** Checks of the file, which are not taken: nothing is signed off by what others tell. */
    checks: z.number(),
  }),
});

export const exportResults = defineCall({
  method: 'GET',
  path: '/regression/export',
  summary: 'All results of a regression as JUnit XML or JSON.',
  query: z.object({ runId: z.uuid(), format: z.enum(['junit', 'json']) }),
  reply: z.object({ fileName: z.string(), text: z.string() }),
});
