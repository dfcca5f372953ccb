import type { IpDescriptor } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign } from '../../test/designs.ts';
import { IPS, testLibrary } from '../../test/fixtures.ts';
import { generate } from '../generate/generate.ts';
import { attach } from '../edit/attach/attach.ts';
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

/** The test memory without its write channels. */
function readOnlyMemory(): IpDescriptor {
  const [bus] = IPS.ram.busInterfaces;
  const signals = Object.fromEntries(Object.entries(bus!.signals).filter(([name]) => /^(AR|R)/.test(name)));
  const used = Object.values(signals);
  const ports = IPS.ram.ports.filter(({ name }) => !name.startsWith('s_') || used.includes(name));
  return { ...IPS.ram, vlnv: 'test:ip:rom:1.0', module: 'rom', ports, busInterfaces: [{ ...bus!, signals }] };
}

const direct = (cpu: string) => ({
  ...busDesign(1, 1, 0),
  instances: { cpu0: { ip: cpu }, ram0: { ip: 'test:ip:rom:1.0' } },
  interfaceConnections: [{ manager: 'cpu0.m', subordinate: 'ram0.s' }],
  portConnections: design.portConnections.filter(({ to }) => /^(cpu0|ram0)/.test(to)),
  addressMap: {},
  interrupts: {},
});

it('lets a subordinate that is only read meet a manager that only reads, and no other', () => {
  const library = testLibrary([], [managerWithout(/^(AW|W|B)/), readOnlyMemory()]);
  const errors = (cpu: string) =>
    check(direct(cpu), library).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
  expect(errors('test:ip:reader:1.0')).toEqual([]);
  expect(new Set(errors('test:ip:cpu:1.0'))).toEqual(new Set(['SOC-PROTOCOL']));
});

it('offers no interconnect to a subordinate that is only read', () => {
  const library = testLibrary([], [readOnlyMemory()]);
  const base = busDesign(1, 1, 0);
  const document = { ...base, instances: { ...base.instances, rom0: { ip: 'test:ip:rom:1.0' } } };
  const open = check(document, library).find(({ code }) => code === 'SOC-REQUIRED-OPEN');
  expect(open).toBeDefined();
  expect(open?.fix).toBeUndefined();
  expect(attach(document, library, ['rom0']).lines.filter(({ kind }) => kind === 'bus')).toEqual([]);
});
