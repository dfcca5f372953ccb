import { PACK_COVERAGE } from '../../coverage/packed.ts';
import type { CasesRequest } from './kind.ts';
import { quoted } from './quoted.ts';

/** Exit codes of timeout(1) and of a shell whose program was killed: not the design's doing, so once more. */
const ONCE_MORE = '124|137';

/** A run that a cluster starts again counts nothing of its first start. */
const FRESH_COVERAGE = 'rm -rf ../coverage && mkdir ../coverage\n';

/** What stands before the script’s own lines of the log; benches do not know it. */
export const markOf = (sha256: string) => `netloom-${sha256.slice(0, 16)}`;

interface Scripted extends Pick<CasesRequest, 'simulations' | 'coverage'> {
  /** Shell that makes what a simulation needs first, seen from the folder of sources. */
  prepare?: string | undefined;
  /** Which simulations check nothing. */
  unchecked: ReadonlySet<number>;
}

/** The model is run when what it needs could be made. */
function runs(mark: string, prepare: string | undefined): string {
  const run = 'timeout --kill-after=5 "$3" "${@:4}" 2>&1 </dev/null\n  code=$?\n';
  if (prepare === undefined) return `  ${run}`;
  return `  printf '\\n${mark}: preparing\\n'
  timeout --kill-after=5 "$3" bash ${prepare} "$1" 2>&1 </dev/null
  code=$?
  printf '\\n${mark}: prepared %s\\n' "$code"
  if [ "$code" -eq 0 ]; then
    ${run.replace('\n  ', '\n    ')}  fi
`;
}

/**
 * Simulates one case after the other with one model, and says where each begins and how it ended:
 * `<mark>: begin <index> <attempt>` and `<mark>: end <index> <attempt> <exit code> <microseconds>`. Between
 * `<mark>: preparing` and `<mark>: prepared <exit code>` stands what makes a simulation's stimulus or program.
 */
export function caseScript(
  mark: string,
  { simulations, coverage, prepare, unchecked }: Scripted,
  argvOf: (simulation: CasesRequest['simulations'][number], index: number) => readonly string[],
): string {
  // What is simulated once more is not counted twice.
  const keep = coverage ? `  case $code in ${ONCE_MORE}) ;; *) pack "$1" ;; esac\n` : '';
  const calls = simulations.map((each, index) => {
    const says = unchecked.has(index) ? 'nothing' : 'something';
    return `checks=${says} simulate ${index} ${each.seconds} ${argvOf(each, index).map(quoted).join(' ')}`;
  });
  return `#!/bin/bash
worst=0
${coverage ? PACK_COVERAGE : ''}attempt() {
${coverage ? '  rm -f ../coverage.dat\n' : ''}  printf '\\n${mark}: begin %s %s\\n' "$1" "$2"
  if [ "$checks" = nothing ]; then echo '${mark}: checks nothing'; fi
  local begin=\${EPOCHREALTIME/./}
${runs(mark, prepare)}  printf '\\n${mark}: end %s %s %s %s\\n' "$1" "$2" "$code" "$((\${EPOCHREALTIME/./} - begin))"
${keep}}
simulate() {
  attempt "$1" 1 "\${@:2}"
  case $code in ${ONCE_MORE}) attempt "$1" 2 "\${@:2}" ;; esac
  if [ "$code" -ne 0 ]; then worst=1; fi
}
${coverage ? FRESH_COVERAGE : ''}${calls.join('\n')}
exit $worst
`;
}
