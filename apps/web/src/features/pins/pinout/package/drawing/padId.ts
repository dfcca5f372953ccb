/** Id of a pad's element. */
export function padId(position: string): string {
  return `nl-pins-pad-${position}`;
}
