import { IpDescriptor } from '@netloom/model';
import type { BusInterface } from '@netloom/model';
import { libraryEntry } from '@netloom/soc';
import type { LibraryEntry } from '@netloom/soc';
import { IPS } from './fixtures.ts';

type Cached = NonNullable<BusInterface['cached']>[number];

/** Addresses that the cores cache, by what software can do about them; of one that is `unknown` nobody has said. */
const REGION = { base: '0x20000000', size: '0x10000000' };
const CACHES: Record<string, Omit<Cached, 'base' | 'size'>> = {
  helpless: { clean: false, invalidate: false },
  cleaning: { clean: true, invalidate: false },
  managed: { clean: true, invalidate: true },
  unknown: {},
};

function coreOf(name: string, changed: Partial<BusInterface>): IpDescriptor {
  const [manager] = IPS.cpu.busInterfaces;
  const vlnv = `test:ip:${name}:1.0`;
  return IpDescriptor.parse({ ...IPS.cpu, vlnv, module: name, busInterfaces: [{ ...manager, ...changed }] });
}

/** The test memory with a second port to the same words. */
function twinPort(): IpDescriptor {
  const [port] = IPS.ram.busInterfaces;
  const other = (name: string) => name.replace(/^s_/, 'b_');
  const signals = Object.fromEntries(Object.entries(port!.signals).map(([key, name]) => [key, other(name)]));
  const ports = IPS.ram.ports.filter(({ name }) => name.startsWith('s_'));
  return IpDescriptor.parse({
    ...{ ...IPS.ram, vlnv: 'test:ip:twin:1.0', module: 't_twin' },
    ports: [...IPS.ram.ports, ...ports.map((each) => ({ ...each, name: other(each.name) }))],
    busInterfaces: [port, { ...port, name: 'b', signals }],
  });
}

/** The test memory with its port leading to a register instead. */
const guarded = libraryEntry(
  IpDescriptor.parse({
    ...IPS.ram,
    vlnv: 'test:ip:guarded:1.0',
    module: 't_guarded',
    registers: 'guarded.regs.json',
  }),
  'lib',
  JSON.stringify({
    ...{ netloom: 'registers', version: 1, name: 'guarded' },
    children: [
      { kind: 'register', name: 'ERRORS', offset: 0, fields: [{ name: 'COUNT', lsb: 0, width: 8 }] },
    ],
  }),
);

const readChannels = Object.fromEntries(
  Object.entries(IPS.cpu.busInterfaces[0]!.signals).filter(([name]) => /^A?R/.test(name)),
);

/** Cores that cache, one that leaves a part out, a manager that only reads, and memories: with two ports, and its registers alone. */
export const CACHING_IPS: readonly (IpDescriptor | LibraryEntry)[] = [
  ...Object.entries(CACHES).map(([name, can]) => coreOf(name, { cached: [{ ...REGION, ...can }] })),
  coreOf('leaving', {
    cached: [{ base: '0x20000000', size: '0x800', ...CACHES['helpless'] }],
  }),
  coreOf('reader', { signals: readChannels }),
  twinPort(),
  guarded,
];
