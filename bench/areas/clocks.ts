import { check } from '@netloom/soc';
import { PLL_FAMILIES, setClock, solvePll } from '@netloom/soc/clocks';
import type { SocClock } from '@netloom/model';
import { CELLS } from '../../ip/test/clockMutants.ts';
import { clockVerdict } from '../../ip/test/clockProof.ts';
import { treeDesign } from '../../packages/soc/test/clockTrees.ts';
import { testLibrary } from '../../packages/soc/test/fixtures.ts';
import { requestsOf } from '../../packages/soc/test/pll/requests.ts';
import { checkCrossings } from '../../packages/tools/src/kinds/crossings/analysis/report.ts';
import { bigCrossings } from '../clocks/bigCrossings.ts';
import { childSeconds } from '../clocks/childSeconds.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'clocks';

/** Proofs of the cells, the check of crossings, the PLL solver, and an edit of a large tree with its checks. */
export async function measure(): Promise<Row[]> {
  return [
    await crossingRow(10_000, 5),
    await crossingRow(100_000, 60),
    await solverRow(),
    await editRow(),
    await proofRow(),
  ];
}

async function crossingRow(flops: number, limit: number): Promise<Row> {
  const { design, seconds: elaborated } = bigCrossings(flops);
  let found = 0;
  const seconds = await fastest(1, () => {
    const report = checkCrossings(design, 'big', { clocks: [], resets: [] });
    if (report.crossings.some(({ severity }) => severity !== 'safe')) throw new Error('the design is clean');
    if (report.flops < flops) throw new Error(`${report.flops} flip-flops only`);
    found = report.crossings.length;
  });
  const note = `with ${elaborated.toFixed(1)} s of Yosys; ${found} crossings`;
  return atMost(AREA, `crossings of ${flops} flip-flops`, seconds + elaborated, limit, 's', note);
}

async function solverRow(): Promise<Row> {
  let slowest = 0;
  for (const family of Object.values(PLL_FAMILIES))
    for (const request of requestsOf(family, 40, 11))
      slowest = Math.max(slowest, await fastest(3, () => solvePll(family, request)));
  return atMost(AREA, 'PLL request', slowest * 1000, 50, 'ms', 'the slowest of 40 a family');
}

/** A divider's ratio is changed in a tree of 200 clocks, and everything is checked. */
async function editRow(): Promise<Row> {
  const library = testLibrary();
  const base = treeDesign();
  const dividers = Array.from({ length: 200 - Object.keys(base.clocks).length }, (_, index) => {
    const clock: SocClock = { frequency: 20e6, source: { kind: 'divider', from: 'xtal', ratio: 2 } };
    return [`clk_${index}`, clock] as const;
  });
  const large = { ...base, clocks: { ...base.clocks, ...Object.fromEntries(dividers) } };
  let ratio = 2;
  const edit = () =>
    check(
      setClock(large, 'clk_7', { source: { kind: 'divider', from: 'xtal', ratio: (ratio++ % 60) + 2 } }),
      library,
    );
  // The first rounds are the compiler's.
  for (let round = 0; round < 20; round++) edit();
  return atMost(AREA, 'edit and check at 200 clocks', (await fastest(9, edit)) * 1000, 16, 'ms');
}

/** Every statement about a cell, proved anew; processor time of Yosys and ABC. */
async function proofRow(): Promise<Row> {
  process.env['NETLOOM_DEEP'] = '1';
  const claims = Object.values(CELLS).flatMap(({ claim, more = [] }) => [claim, ...more]);
  let slowest = 0;
  let name = '';
  for (const claim of claims) {
    const start = childSeconds();
    if ((await clockVerdict(claim)) !== 'proved') throw new Error(`${claim.name} is not proved`);
    const seconds = childSeconds() - start;
    if (seconds > slowest) [slowest, name] = [seconds, `${claim.name} ${JSON.stringify(claim.defines)}`];
  }
  const note = `${name}, of ${claims.length} statements; processor time with Yosys`;
  return atMost(AREA, 'slowest proof of a cell', slowest, 10, 's', note);
}
