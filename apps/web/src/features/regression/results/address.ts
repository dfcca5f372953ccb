const LIST = '/example/list';

/** The address of one regression. */
export function regressionAddress(runId: string): string {
  return `${LIST}?${new URLSearchParams({ run: runId })}`;
}

/** Where the plans are edited. */
export function planAddress(path: string): string {
  return `/example/create?${new URLSearchParams({ file: path })}`;
}
