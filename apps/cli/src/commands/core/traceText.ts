import { nameOf } from '@netloom/core/trace';
import type { RegionReport, TraceReport } from '@netloom/core/trace';

/** Functions that are listed. */
const LISTED = 40;

function line(region: RegionReport, all: number): string {
  const { executed, entries, reached, instructions, branches, bothWays, atLeast } = region;
  const share = `${((100 * executed) / Math.max(all, 1)).toFixed(1).padStart(5)} %`;
  const ways = branches > 0 ? `, ${bothWays} of ${branches} branches both ways` : '';
  return (
    `  ${share} ${String(executed).padStart(10)}${atLeast ? '+' : ' '} ${String(entries).padStart(8)} times  ` +
    `${nameOf(region)}: ${reached} of ${instructions} instructions${ways}`
  );
}

/** What a reader must know to trust the figures. */
function reservations(
  { wrong, skipped, lost, ended, uncounted, leftOut, shortest }: TraceReport,
  packets: string,
) {
  return [
    wrong !== undefined && `${packets}: ${wrong}; what is told is what was before`,
    skipped > 0 && `${skipped} packets before the first that says where the program is`,
    lost > 0 && `${lost} times packets were lost: what was executed there is not counted`,
    ended > 0 && `${ended} times the trace was stopped, and went on elsewhere`,
    uncounted > 0 && `${uncounted} times a loop without a decision, whose rounds a trace does not tell`,
    leftOut > 0 && `the time line leaves out ${leftOut} calls of less than ${shortest} instructions`,
  ].filter((each) => each !== false);
}

export function traceLines(report: TraceReport, packets: string): string[] {
  const { instructions, exceptions, interrupts, regions, bytes } = report;
  const code = regions.filter(({ kind }) => kind !== 'data');
  const executed = code
    .filter(({ reached }) => reached > 0)
    .sort((one, other) => other.executed - one.executed);
  const never = code.filter(({ reached }) => reached === 0).map(nameOf);
  const branches = code.reduce((sum, { bothWays, oneWay }) => sum + bothWays + oneWay, 0);
  const oneWay = code.reduce((sum, region) => sum + region.oneWay, 0);
  const bits = instructions === 0 ? 0 : (8 * bytes) / instructions;
  return [
    `${instructions} instructions by ${bytes} bytes (${bits.toFixed(2)} bits each), ` +
      `${exceptions} exceptions, ${interrupts} interrupts`,
    ...executed.slice(0, LISTED).map((region) => line(region, instructions)),
    ...(executed.length > LISTED ? [`  and ${executed.length - LISTED} more`] : []),
    ...(never.length > 0 ? [`never: ${never.join(', ')}`] : []),
    `${branches} branches, of which ${oneWay} went one way only`,
    ...reservations(report, packets),
  ];
}
