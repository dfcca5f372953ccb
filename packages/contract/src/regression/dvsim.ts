import { RegressFile } from '@netloom/model/regression';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { projectId } from '../fields.ts';

export const readDvsim = defineCall({
  method: 'POST',
  path: '/regression/readDvsim',
  summary:
    'Reads a configuration of dvsim of the member’s tree, with all that it imports, as a plan; says what a plan cannot carry.',
  body: z.object({
    deptId: projectId,
    path: z
      .string()
      .max(1000)
      .regex(/\.hjson$/, 'expected a file that ends in .hjson'),
  }),
  reply: z.object({
    /** Null where the files say no test. */
    plan: RegressFile.nullable(),
    losses: z.array(z.object({ file: z.string(), what: z.string() })),
    files: z.array(z.string()),
  }),
});
