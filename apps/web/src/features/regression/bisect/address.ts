/** One search for a culprit. */
export function bisectAddress(bisectId: number): string {
  return `/example/statistics?${new URLSearchParams({ bisect: String(bisectId) })}`;
}
