import { generate } from '@netloom/soc';
import { expect, it } from 'vitest';
import { IPS, clocking, instances, soc, testLibrary } from '../../test/fixtures.ts';

/** The test library's processor with two bus interfaces, m and n. */
function twoPorts() {
  const [bus] = IPS.cpu.busInterfaces;
  const other = (port: string) => port.replace(/^m_/, 'n_');
  const ports = IPS.cpu.ports.filter(({ name }) => name.startsWith('m_'));
  const signals = Object.fromEntries(Object.entries(bus!.signals).map(([name, port]) => [name, other(port)]));
  return {
    ...{ ...IPS.cpu, vlnv: 'test:ip:pair:1.0', module: 't_pair' },
    ports: [...IPS.cpu.ports, ...ports.map((port) => ({ ...port, name: other(port.name) }))],
    busInterfaces: [bus!, { ...bus!, name: 'n', signals }],
  };
}

it('gives each peer of interconnect ports of its own, whatever the instances are called', () => {
  const document = soc({
    instances: {
      ...instances({ a_n: 'cpu', a_n_2: 'cpu', xbar0: 'xbar', ram0: 'ram' }),
      a: { ip: 'test:ip:pair:1.0' },
    },
    interfaceConnections: [
      ...['a.m', 'a.n', 'a_n.m', 'a_n_2.m'].map((manager) => ({ manager, subordinate: 'xbar0.s' })),
      { manager: 'xbar0.m', subordinate: 'ram0.s' },
    ],
    portConnections: clocking(['a', 'a_n', 'a_n_2', 'xbar0', 'ram0']),
    addressMap: { 'ram0.s': { base: '0x0', size: '0x1000' } },
  });
  const { files } = generate(document, testLibrary([], [twoPorts()]));
  const text = files.find(({ path }) => path.endsWith('top_xbar0.sv'))!.text;
  const ports = [...text.matchAll(/^ {2}input .* (s_\w+)_axil_awvalid,$/gm)].map(([, name]) => name);
  expect(ports).toEqual(['s_a_m', 's_a_n_3', 's_a_n', 's_a_n_2']);
});
