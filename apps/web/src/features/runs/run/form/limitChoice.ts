/** What a run may take at the most; an empty field stands for the server's own limit. */
export interface LimitChoice {
  seconds: number | undefined;
  memoryMegabytes: number | undefined;
  diskMegabytes: number | undefined;
  /** Of a cluster. */
  cores?: number | undefined;
  partition?: string | undefined;
}

export const USUAL_LIMITS: LimitChoice = { seconds: 600, memoryMegabytes: 4096, diskMegabytes: 8192 };

/** The limits of a run's request. */
export function limitsOf(request: LimitChoice): LimitChoice {
  const { seconds, memoryMegabytes, diskMegabytes, cores, partition } = request;
  return { seconds, memoryMegabytes, diskMegabytes, cores, partition };
}
