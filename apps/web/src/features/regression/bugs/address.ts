const SCREEN = '/example/bug';

/** The address of one defect. */
export function bugAddress(bugId: number): string {
  return `${SCREEN}?${new URLSearchParams({ bug: String(bugId) })}`;
}

/** Where a defect is filed from a result. */
export function fileFromFailureAddress(resultId: number): string {
  return `${SCREEN}?${new URLSearchParams({ from: String(resultId) })}`;
}
