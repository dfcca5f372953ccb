import { SocDocument, treeKind } from '@netloom/model';
import type { InterfaceConnection, PortConnection, Shape, TreeRules } from '@netloom/model';
import { check } from '../check/check.ts';
import { checkBelow } from '../check/checkBelow.ts';
import type { Library } from '../library/library.ts';
import { readDocument } from './read.ts';
import { reconcileEnds } from './reconcileEnds.ts';
import { socRenames } from './renames/index.ts';
import { emptySoc } from './templates/emptySoc.ts';
import { exampleSoc } from './templates/exampleSoc.ts';
import { microcontrollerSoc } from './templates/microcontrollerSoc.ts';
import { writeDocument } from './write.ts';

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

const rules: TreeRules = {
  shapeOf(steps) {
    const [section = '', , member] = steps;
    if (steps.length === 1) {
      if (Object.hasOwn(LISTS, section)) return LISTS[section];
      return Object.hasOwn(RECORDS, section) ? { kind: 'record', of: RECORDS[section]! } : undefined;
    }
    if (steps.length === 2 && Object.hasOwn(LISTS, section)) return { kind: 'value' };
    if (steps.length !== 3) return undefined;
    if (section === 'instances' && member === 'parameters') return { kind: 'record', of: 'parameter' };
    return section === 'clocks' && member === 'enables' ? { kind: 'record', of: 'clockEnable' } : undefined;
  },
};

export const socKind = treeKind<SocDocument, { library: Library }>({
  id: 'soc',
  suffix: '.soc.json',
  read: readDocument,
  write: writeDocument,
  title: ({ title, name }) => title ?? name,
  // A document that is set to what it is by itself is checked by itself.
  check: (document, { library }) => [
    ...check(document, library),
    ...checkBelow(document, library, ({ vlnv, name }) => library.find(vlnv)?.document?.name !== name),
  ],
  rules,
  renames: socRenames,
  reconcile: reconcileEnds,
  parse: (tree) => SocDocument.safeParse(tree).data,
  templates: [
    { id: 'empty', make: emptySoc },
    {
      id: 'example',
      make: (name, context) => (context ? exampleSoc(name, context.library) : emptySoc(name)),
    },
    {
      id: 'microcontroller',
      make: (name, context) => (context ? microcontrollerSoc(name, context.library) : emptySoc(name)),
    },
  ],
});
