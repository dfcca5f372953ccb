import type { InterfaceConnection, PortConnection, Shape, TreeRules } from '@netloom/model';

/** What each section's entries are called. */
const RECORDS: Readonly<Record<string, string>> = {
  parameters: 'documentParameter',
  clocks: 'clock',
  resets: 'reset',
  ports: 'port',
  interfaces: 'interface',
  instances: 'instance',
  addressMap: 'address',
  interrupts: 'interrupt',
  waivers: 'waiver',
};

/** A bus may have many connections of one interface, a port has one driver. */
const LISTS: Readonly<Record<string, Shape>> = {
  interfaceConnections: { kind: 'list', of: 'interfaceConnection', nameOf: pairOf },
  portConnections: { kind: 'list', of: 'portConnection', nameOf: sinkOf },
};

function pairOf(connection: unknown): string {
  const { manager, subordinate } = connection as InterfaceConnection;
  return `${manager} → ${subordinate}`;
}

function sinkOf(connection: unknown): string {
  return (connection as PortConnection).to;
}

/** What of a SoC is compared, merged and patched as one. */
export const socRules: TreeRules = {
  shapeOf(steps) {
    const [section = '', , member] = steps;
    if (steps.length === 1) {
      if (Object.hasOwn(LISTS, section)) return LISTS[section];
      return Object.hasOwn(RECORDS, section) ? { kind: 'record', of: RECORDS[section]! } : undefined;
    }
    if (steps.length === 2 && Object.hasOwn(LISTS, section)) return { kind: 'value' };
    if (steps.length === 4 && section === 'instances' && member === 'patch') return { kind: 'value' };
    if (steps.length !== 3) return undefined;
    if (section === 'instances' && member === 'parameters') return { kind: 'record', of: 'parameter' };
    if (section === 'instances' && member === 'patch') return { kind: 'record', of: 'override' };
    return section === 'clocks' && member === 'enables' ? { kind: 'record', of: 'clockEnable' } : undefined;
  },
};
