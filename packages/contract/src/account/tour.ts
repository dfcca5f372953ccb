import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Steps of the guided tour in their order: a design saved, its files generated, a simulation passed, a wave opened. */
export const TOUR_STEPS = ['draw', 'generate', 'run', 'wave'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** `done` holds what the user has done himself, in any project, at any time. */
export const Tour = z.object({
  open: z.boolean(),
  done: z.array(z.enum(TOUR_STEPS)),
  /** His newest simulation that passed in the session’s project. */
  passedRunId: z.string().nullable(),
});
export type Tour = z.infer<typeof Tour>;

export const getTour = defineCall({
  method: 'GET',
  path: '/tour/getTour',
  summary: 'The user’s guided tour: whether its panel is open, and which steps he has done.',
  reply: Tour,
});

export const openTour = defineCall({
  method: 'POST',
  path: '/tour/openTour',
  summary: 'Opens or closes the panel of the guided tour, in every browser of the user.',
  body: z.object({ open: z.boolean() }),
  reply: Tour,
});
