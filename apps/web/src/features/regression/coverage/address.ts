/** The coverage of a regression. */
export function coverageAddress(runId: string): string {
  return `/example/coverage?${new URLSearchParams({ run: runId })}`;
}
