import type { IpDescriptor } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign } from '../../test/designs.ts';
import { IPS, testLibrary } from '../../test/fixtures.ts';
import { generate } from '../generate/generate.ts';
import { check } from './check.ts';

/** The test manager without some of its signals. */
function managerWithout(pattern: RegExp): IpDescriptor {
  const { ports, busInterfaces } = IPS.cpu;
  const [bus] = busInterfaces;
  const signals = Object.fromEntries(Object.entries(bus!.signals).filter(([name]) => !pattern.test(name)));
  const used = Object.values(signals);
  return {
    ...IPS.cpu,
    vlnv: 'test:ip:reader:1.0',
    module: 'reader',
    ports: ports.filter(({ name }) => !name.startsWith('m_') || used.includes(name)),
    busInterfaces: [{ ...bus!, signals }],
  };
}

const design = busDesign(2, 1, 1);
const mixed = {
  ...design,
  instances: { ...design.instances, cpu1: { ...design.instances.cpu1!, ip: 'test:ip:reader:1.0' } },
};

it('lets a manager without write channels read beside one that writes', () => {
  const library = testLibrary([], [managerWithout(/^(AW|W|B)/)]);
  expect(check(mixed, library)).toEqual([]);
  const top = generate(mixed, library).files.find(({ path }) => path.endsWith('top.sv'))!.text;
  expect(top).toMatch(/s_cpu1_axil_awvalid\s*\(1'b0\s*\)/);
  expect(top).toMatch(/s_cpu1_axil_arvalid\s*\(cpu1_m_arvalid\s*\)/);
});

it('still misses a single signal of a channel that is there', () => {
  const found = check(mixed, testLibrary([], [managerWithout(/^AWVALID$/)]));
  expect(found.map(({ code }) => code)).toContain('SOC-PROTOCOL');
});
