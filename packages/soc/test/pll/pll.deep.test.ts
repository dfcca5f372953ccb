import { expect, it } from 'vitest';
import { solvePll } from '@netloom/soc/clocks';
import { prove } from '../../../../proof/index.ts';
import { agrees } from './agrees.ts';
import { FAMILIES, requestsOf } from './requests.ts';

/** What trying every number takes, most of it for the eighths of the MMCM; milliseconds. */
const LONGEST = 1_800_000;

it.each(Object.keys(FAMILIES))(
  '%s: no number of any divider does better, 1,000 times',
  (id) => {
    for (const request of requestsOf(FAMILIES[id]!, 1000, 7)) agrees(FAMILIES[id]!, request);
  },
  LONGEST,
);

it('is as near as icepll or nearer, and where it is as near has an output of the same frequency', async () => {
  for (const { reference, outputs } of requestsOf(FAMILIES['ice40']!, 100, 3)) {
    const [i, o] = [reference / 1e6, outputs[0]! / 1e6].map((each) => each.toFixed(3));
    const { steps } = await prove({ files: {}, steps: [['icepll', '-i', i!, '-o', o!]], mayFail: true });
    const achieved = /F_PLLOUT:\s+[\d.]+ MHz \(requested\)[\s\S]*?F_PLLOUT:\s+([\d.]+) MHz \(achieved\)/.exec(
      steps[0]!.stdout,
    )?.[1];
    if (achieved === undefined) continue;
    const request = {
      reference: Number(i) * 1e6,
      outputs: [Number(o) * 1e6],
      tolerance: 1,
      vco: 'high' as const,
    };
    const answer = solvePll(FAMILIES['ice40']!, request);
    if (answer.kind !== 'found') throw new Error(`icepll finds ${achieved} of ${o} from ${i}`);
    const theirs = Math.abs(Number(achieved) - Number(o));
    expect(Math.abs(answer.set.frequencies[0]! / 1e6 - Number(o)), `${i} ${o}`).toBeLessThan(theirs + 6e-4);
  }
});
