const TYPE = 'application/x-netloom-paths';

/** Lets a drag take paths of the tree along. */
export function carry(transfer: DataTransfer, paths: readonly string[]): void {
  transfer.setData(TYPE, JSON.stringify(paths));
  transfer.effectAllowed = 'move';
}

/** The paths that a drag brings; null when it comes from elsewhere. */
export function carriedPaths(transfer: DataTransfer): string[] | null {
  const text = transfer.getData(TYPE);
  return text === '' ? null : (JSON.parse(text) as string[]);
}
