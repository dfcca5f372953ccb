import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { limits, path } from '../request.ts';
import { FlowStage } from './stages.ts';

/** The way of a generated SoC from lint to timing: each stage is a run of its own, with these limits. */
const FlowRequest = z.object({
  ...limits,
  /** The SoC document; what was generated from it is what runs. */
  path,
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
