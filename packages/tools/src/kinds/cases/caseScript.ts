import { PACK_COVERAGE } from '../../coverage/packed.ts';
import type { CasesRequest } from './kind.ts';

/** Exit codes of timeout(1) and of a shell whose program was killed: not the design's doing, so once more. */
const ONCE_MORE = '124|137';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** What stands before the script’s own lines of the log; benches do not know it. */
export const markOf = (sha256: string) => `netloom-${sha256.slice(0, 16)}`;

/**
 * Simulates one case after the other with one model, and says where each begins and how it ended:
 * `<mark>: begin <index> <attempt>` and `<mark>: end <index> <attempt> <exit code> <microseconds>`.
 */
export function caseScript(
  mark: string,
  { simulations, coverage }: Pick<CasesRequest, 'simulations' | 'coverage'>,
  argvOf: (simulation: CasesRequest['simulations'][number]) => readonly string[],
): string {
  // What is simulated once more is not counted twice.
  const keep = coverage ? `  case $code in ${ONCE_MORE}) ;; *) pack "$1" ;; esac\n` : '';
  const calls = simulations.map(
    (each, index) => `simulate ${index} ${each.seconds} ${argvOf(each).map(quoted).join(' ')}`,
  );
  return `#!/bin/bash
worst=0
${coverage ? PACK_COVERAGE : ''}attempt() {
${coverage ? '  rm -f ../coverage.dat\n' : ''}  printf '\\n${mark}: begin %s %s\\n' "$1" "$2"
  local begin=\${EPOCHREALTIME/./}
  timeout --kill-after=5 "$3" "\${@:4}" 2>&1 </dev/null
  code=$?
  printf '\\n${mark}: end %s %s %s %s\\n' "$1" "$2" "$code" "$((\${EPOCHREALTIME/./} - begin))"
${keep}}
simulate() {
  attempt "$1" 1 "\${@:2}"
  case $code in ${ONCE_MORE}) attempt "$1" 2 "\${@:2}" ;; esac
  if [ "$code" -ne 0 ]; then worst=1; fi
}
${coverage ? 'mkdir -p ../coverage\n' : ''}${calls.join('\n')}
exit $worst
`;
}
