import { z } from 'zod';

/** The document says everything. */
export const options = z.object({});
export type Options = z.output<typeof options>;
