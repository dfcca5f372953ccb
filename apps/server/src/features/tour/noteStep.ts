import {
  generationCanvas,
  saveDocumentText,
  saveOrupdateCanvas,
  updateToVerilogJsonBySocCanvasId,
  waveform,
} from '@netloom/contract';
import type { Call, TourStep } from '@netloom/contract';
import type { Attempt } from '../../http/registerRoutes.ts';
import { perServer } from '../../perServer.ts';
import type { Services } from '../../services.ts';
import { insertStep } from './repository.ts';
import { tourChanged } from './tourChanged.ts';

/** What somebody has done once the call went well. A simulation's end is no call: it is seen in its run. */
const STEPS = new Map<Call, TourStep>([
  [saveOrupdateCanvas, 'draw'],
  [updateToVerilogJsonBySocCanvasId, 'draw'],
  [saveDocumentText, 'draw'],
  [generationCanvas, 'generate'],
  [waveform, 'wave'],
]);

/** Steps that are noted already, so that the many calls of a wave ask the database once. */
const notedSteps = perServer(() => new Set<string>());

let noted: Promise<void> = Promise.resolve();

/** Ticks the step of the tour that a call was about; the call does not wait for it, nor fails with it. */
export function noteStep(
  { call, caller, problem }: Attempt,
  services: Pick<Services, 'database' | 'hub' | 'log'>,
): void {
  const step = STEPS.get(call);
  if (step === undefined || caller === undefined || problem !== undefined) return;
  const { userId } = caller;
  const known = notedSteps(services);
  const key = `${userId} ${step}`;
  if (known.has(key)) return;
  known.add(key);
  noted = noted
    .then(async () => {
      if (await insertStep(services.database, userId, step)) tourChanged(services.hub, userId);
    })
    .catch((error: unknown) => {
      known.delete(key);
      services.log.error({ err: error }, 'a step of the guided tour cannot be noted');
    });
}

/** Ends when everything that was noted so far is written. */
export function untilNoted(): Promise<void> {
  return noted;
}
