/** What no repository can change: neither hooks nor programs that a configuration names ever run, nothing asks at a terminal. */
const CONFIGURATION: Record<string, string> = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.autocrlf': 'false',
  'core.quotePath': 'false',
  'core.protectHFS': 'true',
  'core.protectNTFS': 'true',
  'credential.helper': '',
  'safe.directory': '*',
  'submodule.recurse': 'false',
  'fetch.recurseSubmodules': 'false',
  'diff.ignoreSubmodules': 'all',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
  'log.showSignature': 'false',
  'gc.autoDetach': 'false',
  'rerere.enabled': 'false',
  'merge.conflictStyle': 'merge',
  'init.defaultBranch': 'main',
  'advice.addEmbeddedRepo': 'false',
  'user.name': 'Netloom',
  'user.email': 'netloom@localhost',
};

/**
 * Variables for git(1): neither the machine's nor the user's configuration takes part, and `configuration` adds to
 * what wins over that of the repository. Only the named `protocols` are spoken; `file` is another folder here.
 */
export function gitEnvironment(
  configuration: Record<string, string> = {},
  protocols = 'file',
): Record<string, string> {
  // The last value of a key counts; helpers add up, and an empty one forgets those of the repository.
  const entries = [...Object.entries(CONFIGURATION), ...Object.entries(configuration)];
  return {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    HOME: '/nonexistent',
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_EDITOR: 'false',
    GIT_PAGER: 'cat',
    GIT_ALLOW_PROTOCOL: protocols,
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(
      entries.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}
