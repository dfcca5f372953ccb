import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, Page, paged, projectId } from '../fields.ts';
import { CaseRow, RegressionRow, ResultClass, ResultRow } from './row.ts';

const runId = z.uuid();

export const listRegressions = defineCall({
  method: 'GET',
  path: '/regression/list',
  summary: 'Regressions of a project with their figures, the newest first.',
  query: z.object({ deptId: projectId, name: z.string().max(100).optional(), ...Page.shape }),
  reply: paged(RegressionRow),
});

export const showRegression = defineCall({
  method: 'GET',
  path: '/regression/show',
  summary: 'A regression with what each of its cases came to.',
  query: z.object({ runId }),
  reply: z.object({
    regression: RegressionRow,
    cases: z.array(CaseRow),
    expectedEnd: z.string().nullable(),
    /** Results a minute so far, as long as it runs. */
    perMinute: z.number().nullable(),
  }),
});

export const regressionResults = defineCall({
  method: 'GET',
  path: '/regression/results',
  summary: 'Results of a regression, what failed first.',
  query: z.object({
    runId,
    class: ResultClass.optional(),
    caseName: z.string().max(100).optional(),
    bucketId: id.optional(),
    ...Page.shape,
  }),
  reply: paged(ResultRow),
});

export const showResult = defineCall({
  method: 'GET',
  path: '/regression/result',
  summary: 'One result by its permanent address, with the command that repeats it.',
  query: z.object({ resultId: id }),
  reply: z.object({ result: ResultRow, regression: RegressionRow, command: z.string(), hasLog: z.boolean() }),
});

export const rerunRegression = defineCall({
  method: 'POST',
  path: '/regression/rerun',
  summary:
    'Simulates results of a regression again on the same tree: the chosen ones, those of a filter, all, or all that did not pass.',
  body: z.object({
    runId,
    resultIds: z.array(id).max(10_000).default([]),
    /** Also what passed. */
    all: z.boolean().default(false),
    /** Of these alone. */
    class: ResultClass.optional(),
    caseName: z.string().max(100).optional(),
    bucketId: id.optional(),
    waves: z.boolean().default(false),
  }),
  reply: z.object({ runId: z.string() }),
});

/** What the results of a case with a build came to, by class; one is of one class alone. */
export const MatrixRow = z.object({
  caseName: z.string(),
  build: z.string(),
  counts: z.partialRecord(ResultClass, z.number()),
  /** In the order of their seeds; empty where the regression has more than can be told apart on a screen. */
  results: z.array(z.object({ resultId: z.number(), seed: z.number(), class: ResultClass })),
});
export type MatrixRow = z.infer<typeof MatrixRow>;

export const regressionMatrix = defineCall({
  method: 'GET',
  path: '/regression/matrix',
  summary: 'Results of a regression by case, build and seed.',
  query: z.object({ runId }),
  reply: z.array(MatrixRow),
});
