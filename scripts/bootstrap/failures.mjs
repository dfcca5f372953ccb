// Reads what Vitest wrote of a failed step.
import { stripVTControlCharacters } from 'node:util';

function linesOf(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** What failed, in lines: the tests with their errors, or the end of what the step wrote. */
export function failures(output) {
  const lines = linesOf(output);
  const tests = lines.flatMap((line, at) => (/^ *FAIL /.test(line) ? [line, lines[at + 1] ?? ''] : []));
  return tests.length > 0 ? tests.slice(0, 40) : lines.slice(-5);
}

/** The files of the tests that failed; none where an error belongs to no test. */
export function failedFiles(output) {
  if (/Unhandled (Error|Rejection)/.test(output)) return [];
  const files = linesOf(output).flatMap(
    (line) => /^ *FAIL .*?(\S+\.(?:test|story)\.tsx?)/.exec(line)?.[1] ?? [],
  );
  return [...new Set(files)];
}
