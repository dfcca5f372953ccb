import { beforeEach, expect, it, vi } from 'vitest';

const NOTHING = { line: null, branch: null, toggle: null, user: null };
const counted: Record<string, string[]> = {};
vi.mock('../../../../api/index.ts', () => ({
  callApi: ({ path }: { path: string }, { query }: { query: { runId: string } }) =>
    Promise.resolve(
      path === '/coverage/list'
        ? Object.keys(counted).map((runId) => ({ runId }))
        : {
            socs: [{ path: 'demo.soc.json', top: 'demo', instances: [], at: 'TOP.tb.dut' }],
            hierarchy: counted[query.runId]!.map((name) => ({ name, figures: NOTHING })),
          },
    ),
}));
vi.mock('../../../runs/run/index.ts', () => ({ runScreenAddress: () => '' }));
const { RUNS_OF_BLOCK } = await import('./runsOfBlock.ts');

const coverageOf = async (way: string) => {
  const address = await RUNS_OF_BLOCK.coverage([{ top: 'demo', path: 'demo.soc.json', way }], 1);
  const search = new URL(address ?? '', 'http://x/').searchParams;
  return address && `${search.get('run')} ${search.get('filter')}`;
};

beforeEach(() => {
  for (const run of Object.keys(counted)) delete counted[run];
});

it('leads to the row of the block, or to the closest of those that it is counted in', async () => {
  counted['new'] = ['TOP.tb.dut.*', 'TOP.tb.dut.*.u_regs', 'TOP.tb.dut.group0.*', 'TOP.tb.dut.uart0.u_tx'];
  expect(await coverageOf('uart0')).toBe('new TOP.tb.dut.uart0');
  expect(await coverageOf('group0/spi0')).toBe('new TOP.tb.dut.group0.*');
  expect(await coverageOf('spi1')).toBe('new TOP.tb.dut.*');
});

it('leads to an older regression where the newest has counted nothing of the block, and nowhere where none has', async () => {
  counted['new'] = ['TOP.tb.dut.uart0'];
  counted['old'] = ['TOP.tb.dut.spi1'];
  expect(await coverageOf('spi1')).toBe('old TOP.tb.dut.spi1');
  expect(await coverageOf('gpio0')).toBeUndefined();
  expect(await coverageOf('uart')).toBeUndefined();
});
