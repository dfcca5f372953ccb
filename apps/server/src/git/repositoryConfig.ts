const config = (bare: boolean) =>
  `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = ${bare}\n\tlogAllRefUpdates = ${!bare}\n`;

/** What a repository's `config` file holds whenever git works in the sandbox, whatever is stored there. */
export const REPOSITORY_CONFIG = { bare: config(true), member: config(false) };
