import { expect, it } from 'vitest';
import { readTraffic } from './readTraffic.ts';

const readLine = (line: string) => readTraffic()(line);

it('takes figures of the bench, and nothing else', () => {
  expect(readLine('traffic: read-latency 2.00')).toEqual([
    { type: 'metric', name: 'read latency', value: 2, unit: 'clocks' },
  ]);
  expect(readLine('traffic: read-latency nan')).toEqual([]);
  expect(readLine('- traffic.sv:12: Verilog $finish')).toEqual([]);
});

it('calls answers that are errors an error, so that the figures do not pass', () => {
  expect(readLine('traffic: refused 3')).toMatchObject([
    {
      type: 'diagnostic',
      diagnostic: {
        code: 'traffic-refused',
        severity: 'error',
        message: '3 beats were answered with an error',
      },
    },
  ]);
});
