import type { CoreOptions } from '../../options/coreOptions.ts';

/** Whether branches are predicted by what they did before. */
export const learns = ({ advanced }: CoreOptions) =>
  advanced.branchPrediction === 'bimodal' || advanced.branchPrediction === 'gshare';
