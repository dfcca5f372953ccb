import { expect, it } from 'vitest';
import { readTraffic } from './readTraffic.ts';

/** As Verilator's model of the monitor's bench writes it; the third has no end. */
const TEXT = `monitor top mon0 cpu0.m read TOP.tb.dut.mon0.monitor.reads_recorder
regions ram0.s ram1.s
clocks 5705 219 22
row 0 23 70 134 10 5 2216 12445 0 0 1 0 4 2 3 3 2 3 4 1 0 0 0 0
row 2 3 3 12 3 5 9 21 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0
end
monitor top mon0 cpu0.m write tb.dut.mon0.monitor.writes_recorder
regions
clocks 5705 0 0
end
monitor top mon1 cpu1.m read tb.mon1.monitor.reads_recorder
regions ram0.s
clocks 1 0 0
`;

it('reads what monitors record, as far as it is whole', () => {
  const { records } = readTraffic(TEXT);
  expect(records).toHaveLength(2);
  expect(records[0]).toMatchObject({
    ...{ document: 'top', instance: 'mon0', manager: 'cpu0.m', way: 'read', path: 'tb.dut.mon0' },
    ...{ clocks: 5705, beats: 219, waits: 22 },
    rows: [
      {
        region: 'ram0.s',
        transactions: 23,
        beats: 70,
        bytes: 134,
        errors: 10,
        least: 5,
        most: 2216,
        sum: 12445,
      },
      { region: null, transactions: 3, ranges: [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ],
  });
  expect(records[1]).toMatchObject({ way: 'write', path: 'tb.dut.mon0', rows: [] });
});

it('takes no numbers that are none', () => {
  const broken = TEXT.replace('row 0 23', 'row 0 x').replace(
    'clocks 5705 219 22',
    'clocks 99999999999999999999 1 1',
  );
  expect(readTraffic(broken).records[0]).toMatchObject({ clocks: 0, rows: [{ region: null }] });
});
