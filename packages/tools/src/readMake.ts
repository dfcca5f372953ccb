import type { Diagnostic } from '@netloom/model';
import type { Finding, OutputReader } from './finding.ts';
import { sourcePlace } from './sourcePlace.ts';

/** GCC's and Clang's `file:line:column: error: message`. */
const COMPILER = /^(.+?):(\d+):(?:(\d+):)? (fatal error|error|warning): (.*)$/;
/** Where the compiler, which runs in `obj`, sees the project's own sources. */
const FROM_OBJECTS = /^\.\.\/src\//;
/** GNU make's `make[1]: *** [Vtop.mk:60: Vtop] Error 1`. */
const MAKE = /^make(?:\[\d+\])?: \*\*\* (.*)$/;
const LINKER = /^(?:\S*ld|collect2)(?:\.\w+)?: (?:error: )?(.*(?:undefined|cannot|error|failed).*)$/;
const COMPILE_COMMAND = /(?:g\+\+|clang\+\+|c\+\+)\s.* -c -o (\S+)/;
const ARCHIVE_COMMAND = /(?:^Archive |\bar\s+-?r)/;

function diagnosticOf(line: string): Diagnostic | undefined {
  const compiler = COMPILER.exec(line);
  if (compiler) {
    const [, file, lineNumber, column, kind, message = ''] = compiler;
    return {
      code: kind === 'warning' ? 'compiler-warning' : 'compiler-error',
      severity: kind === 'warning' ? 'warning' : 'error',
      message,
      place: sourcePlace(file?.replace(FROM_OBJECTS, ''), lineNumber, column),
    };
  }
  const text = MAKE.exec(line)?.[1] ?? LINKER.exec(line)?.[1];
  return text === undefined ? undefined : { code: 'make-error', severity: 'error', message: text };
}

/** How many files follow is not known beforehand: the fraction approaches 0.9, which archiving reaches. */
export function readMake(): OutputReader {
  let compiled = 0;
  return (line) => {
    const findings: Finding[] = [];
    const diagnostic = diagnosticOf(line);
    if (diagnostic) findings.push({ type: 'diagnostic', diagnostic });
    const object = COMPILE_COMMAND.exec(line)?.[1];
    if (object) {
      findings.push({ type: 'progress', fraction: (0.9 * compiled) / (compiled + 3), label: object });
      compiled += 1;
    } else if (ARCHIVE_COMMAND.test(line)) {
      findings.push({ type: 'progress', fraction: 0.9, label: 'link' });
    }
    return findings;
  };
}
