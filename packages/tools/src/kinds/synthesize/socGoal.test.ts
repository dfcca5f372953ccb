import { readFileSync } from 'node:fs';
import { sdcText, readDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { planOf } from '../../../test/plannedTree.ts';
import { EXTERNAL_SHARE } from '../timing/clockSdc.ts';

const DEMO = readFileSync(new URL('../../../../../demo/processor.soc.json', import.meta.url), 'utf8');
const FILES = {
  'demo/processor.soc.json': DEMO,
  'top.f': 'top.sv',
  'top.sv': 'module processor_soc;endmodule',
};
const OPTIONS = { deptId: 1, top: 'processor_soc', fileList: 'top.f', target: 'liberty' };

/** Picoseconds that ABC is given between flip-flops. */
async function given(options: object, document = DEMO): Promise<number | undefined> {
  const files = { ...FILES, 'demo/processor.soc.json': document };
  const plan = await planOf('synthesize', { ...OPTIONS, ...options }, files);
  const [, ps] = / -D (\d+) /.exec(plan.files['map.ys']!) ?? [];
  return ps === undefined ? undefined : Number(ps);
}

/** The shortest period of the constraints, as they are written; ns. */
function shortest(text: string): number {
  const sdc = sdcText(readDocument(text).document!);
  return Math.min(...[...sdc.matchAll(/-period ([\d.]+)/g)].map(([, period]) => Number(period)));
}

const inside = (period: number) => Math.round(period * (1 - EXTERNAL_SHARE) * 1000);

it('chooses cells for the fastest clock of the generated constraints', async () => {
  expect(shortest(DEMO)).toBe(25);
  expect(await given({})).toBe(inside(25));
  const faster = DEMO.replaceAll('"frequency": 40000000', '"frequency": 80000000').replaceAll(
    '"frequency": 20000000',
    '"frequency": 40000000',
  );
  expect(shortest(faster)).toBe(12.5);
  expect(await given({}, faster)).toBe(inside(12.5));
});

it('leaves the judgement to static timing under all of them', async () => {
  const { steps } = await planOf('synthesize', OPTIONS, FILES);
  expect(steps.map(({ id }) => id)).not.toContain('goal');
});

it('takes what is asked for instead, and nothing for a design without a document', async () => {
  expect(await given({ clock: 'clk', period: 5 })).toBe(inside(5));
  expect(await given({ top: 'other' })).toBeUndefined();
});
