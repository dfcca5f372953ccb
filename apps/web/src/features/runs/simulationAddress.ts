export const SIMULATION_PATH = '/charts/simulation';

export interface SimulationPlace {
  runId?: string;
  /** Chooses the target that this list builds. */
  fileList?: string;
}

/** The address of the simulation screen with a run, or with a target, chosen. */
export function simulationAddress({ runId, fileList }: SimulationPlace): string {
  const search = new URLSearchParams();
  if (runId !== undefined) search.set('run', runId);
  if (fileList !== undefined) search.set('fileList', fileList);
  return `${SIMULATION_PATH}?${search}`;
}
