import { linesOf } from '@netloom/instructions/toolchain';
import type { Proposal, SetReport, ToolchainReport } from '@netloom/model';

/** Lines of each list. */
const MOST = 12;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

function summary({ set, size, model, rtl }: SetReport): string {
  const without = set.without.length > 0 ? ` without ${set.without.join(', ')}` : '';
  const ended = `${model.cause}${model.exitCode === null ? '' : ` ${model.exitCode}`}`;
  const counts = [
    `${size.code + size.data} bytes`,
    `${model.instructions} instructions (${ended})`,
    ...(rtl?.cycles ? [`${rtl.cycles} cycles (${rtl.cause})`] : []),
  ];
  return `-O${set.optimize} ${set.march || 'all extensions'} ${set.codeModel}${without}: ${counts.join(', ')}`;
}

function hotLines(report: SetReport): string[] {
  const files = new Set(report.functions.flatMap(({ code }) => code.flatMap(({ file }) => file ?? [])));
  const whole = report.rtl?.cycles ?? report.model.instructions;
  const took = ({ cycles, executed }: { cycles: number | null; executed: number }) => cycles ?? executed;
  return [...files]
    .flatMap((file) => linesOf(report, file).map((line) => ({ ...line, file })))
    .toSorted((a, b) => took(b) - took(a))
    .slice(0, MOST)
    .map(
      (line) =>
        `  ${String(took(line)).padStart(10)}  ${percent(took(line), whole).padStart(7)}  ${line.file}:${line.line}`,
    );
}

function proposalLines({
  name,
  behaviour,
  executed,
  takes,
  times,
  rewritten,
  function: of,
}: Proposal): string[] {
  const run = rewritten ? `; the program with it ends alike, ${rewritten.saved} fewer` : '';
  return [
    `  ${name} in ${of}: ${executed} instructions, come to ${times} times, would take ${takes} cycles${run}`,
    ...behaviour.map((line) => `      ${line}`),
  ];
}

/** What the report says, in lines. */
export function reportText({ sets, proposals }: ToolchainReport): string {
  const [first] = sets as [SetReport];
  const unit = first.rtl ? 'cycles' : 'instructions';
  return [
    ...sets.map(summary),
    `lines by ${unit}:`,
    ...hotLines(first),
    ...(proposals.length === 0 ? [] : ['instructions that it would gain by:']),
    ...proposals.slice(0, MOST).flatMap(proposalLines),
  ].join('\n');
}
