import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, moduleName, path } from '../request.ts';
import { FlowStage } from './stages.ts';

/** A design that no SoC document describes: what its stages ask for. */
export const OwnDesign = z.object({
  top: moduleName,
  fileList: path.min(1),
  /** Needed by simulation alone. */
  bench: z.object({ top: moduleName, testbench: path.default(''), fileList: path.default('') }).optional(),
  /** Of timing: constraints, or the only clock, its port and its period in ns. */
  sdc: path.default(''),
  clock: moduleName.optional(),
  period: z.coerce.number().positive().max(1e6).optional(),
});
export type OwnDesign = z.infer<typeof OwnDesign>;

/** The way of a design from lint to timing: each stage is a run of its own, with these limits. */
const FlowRequest = z.object({
  ...limits,
  /** The SoC document; what was generated from it is what runs. Empty for a design of one's own. */
  path,
  own: OwnDesign.optional(),
  stages: z.array(FlowStage).min(1).max(FlowStage.options.length).default(FlowStage.options),
  /** Of synthesis and timing: a path in the tree, or `osu018` for the installed library. */
  liberty: path.default('osu018'),
  /** Liberty files of memory macros, in the tree. */
  macros: z.array(path.min(1)).max(16).default([]),
});
export type FlowRequest = z.infer<typeof FlowRequest>;

export const flow = defineKind({
  kind: 'flow',
  request: FlowRequest,
  screen: 'flow',
  label: ({ stages, liberty }) => [
    stages.length < FlowStage.options.length ? stages.join('+') : '',
    stages.includes('synthesize') ? liberty : '',
  ],
  figures: [],
  load: { compose: () => import('./compose.ts') },
});
