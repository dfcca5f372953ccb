import { pathOf } from '@netloom/model';
import type { DocumentChange, InterfaceConnection, InterruptLine, PortConnection } from '@netloom/model';
import { ownerOf } from '../document/renames/namedSections.ts';

/** What a designer calls a change of a SoC. `moved` is one of the picture alone. */
export type ChangeClass =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'moved'
  | 'rewired'
  | 'version'
  | 'parameter'
  | 'interface'
  | 'address'
  | 'clock'
  | 'note'
  | 'other';

/** Of sections whose changes are all of one class. */
const CLASSES: Readonly<Record<string, ChangeClass>> = {
  ...{
    parameters: 'parameter',
    clocks: 'clock',
    resets: 'clock',
    ports: 'interface',
    interfaces: 'interface',
  },
  ...{
    interfaceConnections: 'rewired',
    portConnections: 'rewired',
    interrupts: 'rewired',
    addressMap: 'address',
  },
};

/** The class of a change of the document; `isClock` knows the clocks and resets of both versions. */
export function classOf(change: DocumentChange, isClock: (name: string) => boolean): ChangeClass {
  const [section = '', , member] = pathOf(change.pointer);
  if (change.kind === 'renamed') return 'renamed';
  if (section === 'instances' && member === 'patch') return overrideClass(change);
  if (section === 'instances') return instanceClass(change, member);
  const drivers = section === 'portConnections' ? [change.before, change.after] : [];
  if (drivers.some((each) => each !== undefined && isClock((each as PortConnection).from))) return 'clock';
  return CLASSES[section] ?? 'other';
}

function instanceClass({ kind }: DocumentChange, member: string | undefined): ChangeClass {
  if (member === 'parameters') return 'parameter';
  if (member === 'ip') return 'version';
  if (member !== undefined) return 'other';
  return kind === 'added' ? 'added' : kind === 'removed' ? 'removed' : 'other';
}

/** An override is what it changes inside the instance. */
function overrideClass({ pointer }: DocumentChange): ChangeClass {
  const [section = '', , member] = pathOf(pathOf(pointer)[3] ?? '');
  if (section === 'instances' && member === 'parameters') return 'parameter';
  return CLASSES[section] ?? 'other';
}

/** The instances and names of the top level that a change is about, by their new names. */
export function blocksOf({ pointer, before, after }: DocumentChange): string[] {
  const [section = '', name = ''] = pathOf(pointer);
  const values = [before, after].filter((value) => value !== undefined);
  switch (section) {
    case 'interfaceConnections':
      return unique((values as InterfaceConnection[]).flatMap((each) => [each.manager, each.subordinate]));
    case 'portConnections':
      return unique([name, ...(values as PortConnection[]).map(({ from }) => from)]);
    case 'interrupts':
      return unique([name, ...(values as InterruptLine[]).map(({ sink }) => sink)]);
    case 'addressMap':
      return unique([name]);
    case 'parameters':
      return [];
    default:
      return name === '' ? [] : [name];
  }
}

/** The owners of endpoints, each once. */
function unique(endpoints: readonly (string | undefined)[]): string[] {
  const owners = endpoints.map((each) => ownerOf(each ?? ''));
  return [...new Set(owners.filter((name) => name !== ''))];
}
