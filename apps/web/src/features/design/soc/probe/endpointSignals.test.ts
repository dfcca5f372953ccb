import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, designOf } from '@netloom/soc';
import { expect, test } from 'vitest';
import { endpointSignals } from './endpointSignals.ts';

const port = (name: string, direction: string, width = '1') => ({ name, direction, width });
const apb = { bus: 'apb', role: 'subordinate', signals: { PSEL: 's_psel', PADDR: 's_paddr' } };
const block = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:uart:1.0', module: 'uart', title: 'UART' },
  ports: [port('tx', 'out'), port('out', 'out', '8'), port('s_psel', 'in'), port('s_paddr', 'in', '12')],
  busInterfaces: [
    { ...apb, name: 's' },
    { ...apb, name: 'm', role: 'manager', multiple: true },
  ],
});
const document = SocDocument.parse({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:soc:1.0', name: 'soc' },
  ports: { line: { direction: 'out', width: '8' } },
  instances: { uart0: { ip: block.vlnv } },
});
const design = designOf(document, createLibrary([block]));

test.each([
  ['uart0.tx', [{ name: 'uart0.tx' }]],
  ['uart0.out[5:2]', [{ name: 'uart0.out', bits: [5, 2] }]],
  ['uart0.out[7:0]', [{ name: 'uart0.out' }]],
  ['line', [{ name: 'line' }]],
  ['uart0.s', [{ name: 'uart0.s_psel' }, { name: 'uart0.s_paddr' }]],
  ['uart0.m', []],
  ["1'b0", []],
  ['uart1.tx', []],
])('%s stands for its signals of the generated top', (endpoint, signals) => {
  expect(endpointSignals(design, endpoint)).toEqual(signals);
});
