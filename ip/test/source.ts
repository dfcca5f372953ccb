/** A source of RTL by its name. */
export interface Source {
  path: string;
  text: string;
}

/** Sources as the files of a proof. */
export const filesOf = (sources: readonly Source[]): Record<string, string> =>
  Object.fromEntries(sources.map(({ path, text }) => [path, text]));
