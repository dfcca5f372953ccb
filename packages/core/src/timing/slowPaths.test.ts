import { expect, it } from 'vitest';
import { registerPlace } from './registerPlace.ts';
import { slowPaths } from './slowPaths.ts';
import { slowStages } from './slowStages.ts';

it.each([
  ['u_pipeline.u_fetch.queue_0[32]_reg/D', 5, 'fetch', 'fetch', 'queue_0'],
  ['u_pipeline.id_instr[7]_reg/Q', 5, 'pipeline', 'decode', 'id_instr'],
  ['u_pipeline.ex_operand_a[0]_reg', 5, 'pipeline', 'execute', 'ex_operand_a'],
  ['u_pipeline.mem_valid_reg', 5, 'pipeline', 'memory', 'mem_valid'],
  ['u_pipeline.wb_rd[1]_reg', 5, 'pipeline', 'writeBack', 'wb_rd'],
  ['u_pipeline.u_regfile.g_x[5].q[31]_reg/D', 5, 'regfile', 'decode', 'q'],
  ['u_pipeline.u_csr.u_mcycle.low[3]_reg/D', 5, 'mcycle', 'execute', 'low'],
  ['u_pipeline.u_csr.u_mcycle.low[3]_reg/D', 2, 'mcycle', 'execution', 'low'],
  ['u_pipeline.instr[20]_reg', 2, 'pipeline', 'execution', 'instr'],
  ['u_axil_fetch.pending_addr[31]_reg/D', 2, 'axil_fetch', 'fetch', 'pending_addr'],
  ['m_axil_d_araddr[31]', 2, '', 'outside', 'm_axil_d_araddr'],
] as const)('%s with %i stages', (pin, stages, unit, stage, register) => {
  expect(registerPlace(pin, stages)).toEqual({ unit, stage, register });
});

const path = (startpoint: string, endpoint: string, slack: number, check = 'setup') => {
  return { check, startpoint, endpoint, slack };
};

it('groups paths by the registers at both ends, the slowest first, and leaves hold out', () => {
  const found = slowPaths(
    [
      path('u_pipeline.instr[1]_reg', 'u_pipeline.u_lsu.busy_reg/D', 95),
      path('u_pipeline.instr[20]_reg', 'u_pipeline.u_fetch.queue_0[1]_reg/D', 94.5),
      path('u_pipeline.instr[21]_reg', 'u_pipeline.u_fetch.queue_0[2]_reg/D', 94),
      path('u_pipeline.instr[21]_reg', 'u_pipeline.u_fetch.queue_0[2]_reg/D', 0.1, 'hold'),
    ],
    100,
    2,
  );
  expect(found.map(({ from, to, period, count }) => [from.register, to.unit, period, count])).toEqual([
    ['instr', 'fetch', 6, 2],
    ['instr', 'lsu', 5, 1],
  ]);
});

it('tells of each stage the slowest end among all, whichever paths were reported', () => {
  const end = (endpoint: string, slack: number, check = 'setup') => ({ check, endpoint, slack });
  const found = slowStages(
    [
      end('u_pipeline.u_fetch.queue_0[32]_reg/D', 97),
      end('u_pipeline.ex_operand_a[0]_reg/D', 95.5),
      end('u_pipeline.ex_operand_a[1]_reg/D', 96),
      end('u_pipeline.u_csr.u_mcycle.low[3]_reg/D', 96.5),
      end('u_pipeline.ex_operand_a[1]_reg/D', 0.2, 'hold'),
      end('m_axil_d_araddr[31]', 94),
    ],
    100,
    5,
  );
  expect(found.map(({ stage, worst, period, ends }) => [stage, worst.register, period, ends])).toEqual([
    ['fetch', 'queue_0', 3, 1],
    ['execute', 'ex_operand_a', 4.5, 3],
    ['outside', 'm_axil_d_araddr', 6, 1],
  ]);
});
