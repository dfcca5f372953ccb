import type { IpDescriptorText } from '@netloom/model';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasTrace } from '../options/trace.ts';

type Interfaces = Extract<IpDescriptorText['busInterfaces'], readonly unknown[]>;

const SIGNALS = ['TDATA', 'TVALID', 'TLAST', 'TREADY'];

/** The packets of the trace, to whatever takes a stream of bytes. */
export function traceInterface(options: CoreOptions): Interfaces {
  if (!hasTrace(options)) return [];
  return [
    {
      name: 'm_axis_trace',
      bus: 'axi-stream',
      role: 'manager',
      signals: Object.fromEntries(SIGNALS.map((signal) => [signal, `m_axis_trace_${signal.toLowerCase()}`])),
      clock: 'clk',
      reset: 'rst_n',
      description: 'Instruction trace',
    },
  ];
}
