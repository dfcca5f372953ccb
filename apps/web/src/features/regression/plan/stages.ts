import { RegressStage } from '@netloom/model/regression';

/** Stages of a verification plan, to choose from. */
export const STAGES = RegressStage.options.map((value) => ({ value, label: value }));
