import type { ItemText } from '@netloom/hdl/emit';
import { portsOf, reads, writes } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { featuresOf } from './features.ts';
import type { ArrayParts } from './parts.ts';

/** The choice between requests and a self-test, which works on stored words. */
export function testItems(parts: ArrayParts): ItemText[] {
  const { memory } = parts;
  const { tests, testPorts } = featuresOf(memory);
  if (!tests) return [];
  const [reader] = portsOf(memory).filter(reads);
  const text = [
    ...portsOf(memory).flatMap((port, index) => choices(parts, port, index)),
    ...(testPorts === 2
      ? [
          'logic test_port_read;',
          'always_ff @(posedge clk) test_port_read <= test_port;',
          'assign test_rdata = test_port_read ? m_b_rdata : m_a_rdata;',
        ]
      : [`assign test_rdata = m_${reader!.name}_rdata;`]),
  ].join('\n');
  return [
    { kind: 'blank' },
    { kind: 'comment', text: 'A self-test takes the array.' },
    { kind: 'text', text },
  ];
}

function choices(parts: ArrayParts, port: RequestPort, index: number): string[] {
  const { name, kind } = port;
  const choose = (pin: string, value: string) =>
    `assign m_${name}_${pin} = test ? ${value} : q_${name}_${pin};`;
  return [
    choose('en', worksIf(parts, port, index)),
    ...(kind === 'rw' ? [choose('we', 'test_we')] : []),
    ...(writes(port) && parts.geometry.masked ? [choose('mask', "'1")] : []),
    choose('addr', 'test_addr'),
    ...(writes(port) ? [choose('wdata', 'test_wdata')] : []),
  ];
}

/** When an operation of the test is for a port: what only reads, or only writes, does its part of them. */
function worksIf({ memory }: ArrayParts, { kind }: RequestPort, index: number): string {
  const chosen = index === 0 ? '!test_port' : 'test_port';
  if (memory.ports === '1rw') return 'test_en';
  if (memory.ports === '2rw') return `test_en && ${chosen}`;
  if (memory.ports === '1r1w') return kind === 'r' ? 'test_en && !test_we' : 'test_en && test_we';
  return kind === 'rw' ? `test_en && (test_we || ${chosen})` : `test_en && !test_we && ${chosen}`;
}
