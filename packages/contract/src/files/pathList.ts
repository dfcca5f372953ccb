/**
 * Paths joined with commas, as `resourcePath` of a deletion and `path` of a zip hold them. A comma in a path is written
 * %2C, its percent sign %25.
 */
export function joinPaths(paths: readonly string[]): string {
  return paths.map((path) => path.replace(/%/g, '%25').replace(/,/g, '%2C')).join(',');
}

/** The paths of such a list. Other percent signs stand for themselves: paths are no URLs. */
export function splitPaths(list: string): string[] {
  return list
    .split(',')
    .map((path) => path.replace(/%(2C|25)/gi, (_, code: string) => (code === '25' ? '%' : ',')));
}
