import { expect, it } from 'vitest';
import { planBoot } from '../../boot/planBoot.ts';
import { planSimulation } from '../planSimulation.ts';
import { recordsTraffic } from './trafficFile.ts';

const limits = { seconds: 10, memoryMegabytes: 512, processes: 64, diskMegabytes: 512 };
const base = { title: 'demo', top: 'tb', sources: ['tb.sv'], limits };
const firmware = {
  ...{ target: { march: 'rv32i', mabi: 'ilp32', linkMarch: 'rv32i' }, sources: [], elf: 'a.elf' },
  ...{ includeDirs: [], library: {}, image: { base: 0, file: 'rom.hex' } },
};
const board = {
  ...{ clock: 'clk', resets: [], inputs: [], flashes: [], i2cBuses: [] },
  uart: { divisor: 16, transmit: 'tx', receive: 'rx' },
};

it.each(['verilator', 'icarus'] as const)(
  'a simulation with monitors records to a file, by %s',
  (simulator) => {
    const { steps, outputs } = planSimulation({ ...base, simulator, trace: false, traffic: true });
    expect(steps.at(-1)!.argv).toContain('+netloom_traffic=../traffic.txt');
    expect(outputs.map(({ path }) => path)).toEqual(['traffic.txt']);
    const plain = planSimulation({ ...base, simulator, trace: false });
    expect(plain.steps.at(-1)!.argv.join(' ')).not.toContain('traffic');
    expect(plain.outputs).toEqual([]);
  },
);

it('so does a boot', () => {
  const options = { ...base, board, firmware, cycles: 0, trace: false } as unknown as Parameters<
    typeof planBoot
  >[0];
  const { steps, outputs } = planBoot({ ...options, traffic: true });
  expect(steps.at(-1)!.argv).toEqual(['../obj/Vtop', '+netloom_traffic=../traffic.txt']);
  expect(outputs.map(({ path }) => path)).toEqual(['traffic.txt']);
});

it('a monitor is known by its recorder among the sources', () => {
  expect(recordsTraffic(['ip/a.sv', 'library/axi4_monitor/rtl/nl_axi4_recorder.sv'])).toBe(true);
  expect(recordsTraffic(['ip/my_nl_axi4_recorder.sv'])).toBe(false);
});
