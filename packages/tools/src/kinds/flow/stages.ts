import { z } from 'zod';

export const FlowStage = z.enum(['lint', 'simulate', 'synthesize', 'timing']);
export type FlowStage = z.infer<typeof FlowStage>;
