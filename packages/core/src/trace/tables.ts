import type { RegionReport, TraceReport } from './report.ts';
import { nameOf } from './names.ts';

const hex = (address: number) => `0x${(address >>> 0).toString(16).padStart(8, '0')}`;
const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => `${row.map((value) => quoted(String(value))).join(',')}\n`).join('');

const TIMELINE = ['function', 'depth', 'begin', 'end', 'entry', 'ending', 'cause'];

/** Functions in the order of their entries; `begin` and `end` count instructions. */
export const timelineTable = ({ spans, regions }: TraceReport): string =>
  lines([
    TIMELINE,
    ...spans.map(({ region, depth, begin, end, entry, ending, cause }) => [
      ...[nameOf(regions[region]), depth, begin, end, entry, ending],
      entry === 'interrupt' || entry === 'exception' ? cause : '',
    ]),
  ]);

const COVERAGE = ['function', 'kind', 'address', 'word', 'executed', 'taken', 'not taken', 'trapped'];

function rowsOf(region: RegionReport): (string | number)[][] {
  const { code, kind, address } = region;
  const name = nameOf(region);
  if (!code) return [[name, kind, hex(address), '', kind === 'data' ? '' : region.executed, '', '', '']];
  return code.addresses.map((at, index) => {
    const isBranch = code.taken[index]! >= 0;
    const ways = isBranch ? [code.taken[index]!, code.passed[index]!] : ['', ''];
    return [
      name,
      kind,
      hex(at),
      hex(code.words[index]!),
      code.executed[index]!,
      ...ways,
      code.trapped[index]!,
    ];
  });
}

/** Each instruction with how often it was executed, and of a branch how often it was taken and not taken. */
export const coverageTable = ({ regions }: TraceReport): string =>
  lines([COVERAGE, ...regions.flatMap(rowsOf)]);
