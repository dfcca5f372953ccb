import { Diagnostic, SuiteId } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, path } from '../fields.ts';
import { GeneratedFile } from '../socCanvas.ts';
import { FileDecisions } from './cores.ts';

/** As many random programs as one delivery has. */
export const MOST_PROGRAMS = 500;

const weight = z.int().min(0).max(100);

export const saveCoreDelivery = defineCall({
  method: 'POST',
  path: '/core/saveDelivery',
  summary:
    'Makes the delivery package of a core of the member’s tree in delivery/<core>: RTL, tests, expected results, runner, and the plan of the same tests as a regression.',
  body: z.object({
    deptId: id,
    /** Folder of the core. */
    folder: z.string().min(1).max(500),
    suites: z.array(SuiteId).min(1).max(SuiteId.options.length),
    /** Random programs, and the seed of the first. */
    programs: z.int().min(1).max(MOST_PROGRAMS).default(20),
    seed: z.int().min(1).max(1_000_000).default(1),
    /** Folder of executables that others wrote, whose suite is `others`. */
    others: path.optional(),
    /** How often random programs have blocks of each sort, in relation to the others. */
    weights: z.object({ compute: weight, memory: weight, flow: weight, traps: weight }).optional(),
    decisions: FileDecisions.optional(),
  }),
  reply: z.object({
    /** False when nothing was written: errors, or hand-edited files without a decision. */
    written: z.boolean(),
    files: z.array(GeneratedFile),
    diagnostics: z.array(Diagnostic),
    /** Path of the regression's plan; empty where the options have errors. */
    plan: z.string(),
    tests: z.number(),
  }),
});

/** Why a point is not tried on a core. */
export const PointLack = z.enum([
  ...(['csrs', 'user-mode', 'atomics', 'fence-i', 'multiply'] as const),
  ...(['rvfi', 'debug-port', 'interrupt-line', 'memory-place'] as const),
]);
export type PointLack = z.infer<typeof PointLack>;

export const saveCorePoints = defineCall({
  method: 'POST',
  path: '/core/savePoints',
  summary:
    'Makes the tests of a table of test points of the member’s tree in special/<table>, with the plan of them as a regression.',
  body: z.object({
    deptId: id,
    /** Of the table, `<name>.points.json`. */
    path,
    decisions: FileDecisions.optional(),
  }),
  reply: z.object({
    written: z.boolean(),
    files: z.array(GeneratedFile),
    diagnostics: z.array(Diagnostic),
    plan: z.string(),
    tests: z.number(),
    /** Points that this core has not what they need for. */
    left: z.array(z.object({ point: z.string(), why: PointLack })),
  }),
});

/** What was seen of one instruction, bits as hexadecimal digits. */
export const ReachedInstruction = z.object({
  name: z.string(),
  modes: z.string(),
  pairs: z.string(),
  hazards: z.string(),
});
export type ReachedInstruction = z.infer<typeof ReachedInstruction>;

export const coreDeliveryReached = defineCall({
  method: 'GET',
  path: '/core/deliveryReached',
  summary:
    'What the simulated core retired in tests of a delivery that passed, as the logs of their regression say it; empty where nothing was measured.',
  query: z.object({ runId: z.uuid() }),
  reply: z.object({
    reached: z.array(ReachedInstruction),
    /** Tests that passed whose logs are no longer there. */
    lost: z.number(),
  }),
});
