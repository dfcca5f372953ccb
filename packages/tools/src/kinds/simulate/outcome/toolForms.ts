import type { Said } from './said.ts';

/** Where the texts of tools begin: behind Questa's `#`, and times that a log is stamped with. */
const START = String.raw`^[#\s]*`;
const at = (source: string, flags = '') => new RegExp(START + source, flags);

/**
 * Lines whose form says what they mean, whatever words are in them; the first that fits decides, and `null` is a line
 * that says nothing. Sources: UVM 1.2 class reference (report server), the manuals of Questa, VCS, Xcelium and Vivado,
 * GHDL, nvc, cocotb, VUnit, SVUnit, OSVVM, UVVM, TAP 13 and dvsim's patterns.
 */
const FORMS: readonly (readonly [RegExp, Said | null])[] = [
  [at(String.raw`UVM_(?:ERROR|FATAL)(?:\s*$|\s+(?![:\d]))`), 'fail'],
  [at(String.raw`UVM_(?:INFO|WARNING|ERROR|FATAL)\s*:\s*0\s*$`), null],
  [at(String.raw`UVM_(?:ERROR|FATAL)\s*:\s*\d+\s*$`), 'fail'],
  [at(String.raw`UVM_(?:INFO|WARNING)\s*:\s*\d+\s*$`), null],
  [at(String.raw`(?:Quit count|Number of (?:caught|demoted) UVM_)`, 'i'), null],
  // Questa and nvc: "** Error: …", "** Error (suppressible): …"; an end of a simulation counts in "Errors: 0, Warnings: 0".
  [at(String.raw`\*\* (?:Error|Fatal|Failure)\b(?!\s*=)`, 'i'), 'fail'],
  [at(String.raw`Errors: 0, Warnings: \d+`), null],
  // VCS.
  [/^(?:Error|Fatal)-\[/, 'fail'],
  [/^\s*Offending '/, 'fail'],
  // Xcelium, Incisive: xmsim: *E,ASRTST (…).
  [/^(?:xm|nc|ir|xr)\w*: \*[EF],/, 'fail'],
  // Vivado.
  [/^FATAL_ERROR: /, 'fail'],
  // GHDL: "tb.vhd:20:5:@10ns:(assertion error): text".
  [/:\((?:assertion|report) (?:error|failure)\): /, 'fail'],
  [/^\S*ghdl\S*:error: /, 'fail'],
  // Python: cocotb's log levels, and the end of a traceback.
  [/^\s*[\d.]+\s?(?:fs|ps|ns|us|ms|s)\s+(?:ERROR|CRITICAL)\s/, 'fail'],
  [/^\s*-\.--?ns\s+(?:ERROR|CRITICAL)\s/, 'fail'],
  [/^\s*Traceback \(most recent call last\):/, 'fail'],
  [/^\s*(?:\w+\.)*[A-Z]\w*(?:Error|Exception|Failure): /, 'fail'],
  // VUnit's log and its summary of a test.
  [/\s-\s+(?:ERROR|FAILURE)\s+-\s/, 'fail'],
  [/^(?:fail|skip|pass) +\(P=\d+ S=\d+ F=[1-9]\d* T=\d+\)/, 'fail'],
  [/^pass +\(P=[1-9]\d* S=\d+ F=0 T=\d+\)/, 'pass'],
  [/^(?:skip|pass) +\(P=\d+ S=\d+ F=0 T=\d+\)/, null],
  [/^Some failed!$/, 'fail'],
  // OSVVM's alerts.
  [/^%%\s+(?:\S+ \S+\s+)?Alert\s+(?:ERROR|FAILURE)\b/, 'fail'],
  // UVVM's table of alerts: regarded, expected, ignored, comment.
  [/^\s*(?:UVVM:)?\s*(?:TB_)?(?:NOTE|WARNING|ERROR|FAILURE|MANUAL_CHECK)\s*:\s*\d+\s+\d+\s+\d+\s+ok\b/, null],
  [/^\s*(?:UVVM:)?\s*(?:TB_)?(?:ERROR|FAILURE)\s*:\s*\d+\s+\d+\s+\d+\s+\*+/, 'fail'],
  // TAP.
  [/^\s*not ok\b.{0,900}# *(?:TODO|SKIP)/i, null],
  [/^\s*not ok\b/i, 'fail'],
  [/^\s*ok \d+\b/, 'pass'],
  // GoogleTest.
  [/^\s*\[\s*OK\s*\]/, 'pass'],
  // Emulators of NEMU's family.
  [/\bHIT BAD TRAP\b/, 'fail'],
  [/\bHIT GOOD TRAP\b/, 'pass'],
];

/** What the form of a tool's line says; undefined where its words decide. */
export function saidByForm(line: string): Said | null | undefined {
  return FORMS.find(([form]) => form.test(line))?.[1];
}

/** Heads of log lines that are no verdict: severity, file, time, scope and id. The text behind them is judged. */
const HEADS: readonly RegExp[] = [
  /^[#\s]*UVM_(?:INFO|WARNING)\s[^[]{0,1000}\[[^\]]{0,200}\]\s*/,
  /^[#\s]*\*\* (?:Note|Info|Warning)\s*(?:\([^)]{0,80}\))?\s*:\s*/i,
  /^.{0,500}?:\((?:report|assertion) (?:note|warning)\): /,
  /^\s*(?:[\d.]+\s?(?:fs|ps|ns|us|ms|s)|-\.--?ns)\s+(?:INFO|WARNING|DEBUG)\s+/,
];

/** The text of a line behind what a tool puts before it. */
export function withoutHead(line: string): string {
  const head = HEADS.find((each) => each.test(line));
  return head ? line.replace(head, '') : line;
}

const WARNING =
  /^[#\s]*(?:UVM_WARNING\b|\*\* Warning\b|(?:xm|nc|ir|xr)\w*: \*W,|WARNING:)|:\(\w+ warning\): /i;

/** Whether a tool marks the line as a warning. */
export const isWarning = (line: string): boolean => WARNING.test(line);
