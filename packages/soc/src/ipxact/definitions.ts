import type { BusType } from '@netloom/model';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { interfaceKind } from './busTypes.ts';
import type { InterfaceKind } from './busTypes.ts';
import { mandatorySignals, signalName } from './signals.ts';
import { referenceText, vlnvText } from './vlnv.ts';

const BUSES: readonly BusType[] = [
  'axi4',
  'axi4-lite',
  'ahb-lite',
  'apb',
  'wishbone',
  'axi-stream',
  'memory',
];
const MAXIMUM_STEPS = 20;

/** What the bus and abstraction definitions among the files say of the buses that components name. */
export class Definitions {
  /** Bus definitions by VLNV: what each extends. */
  readonly #extended = new Map<string, XmlElement>();
  /** Logical names of the abstraction definitions, by the VLNV of their bus. */
  readonly #logical = new Map<string, Set<string>>();

  add(root: XmlElement): void {
    const base = childOf(root, 'extends');
    if (root.name === 'busDefinition' && base) this.#extended.set(vlnvText(root), base);
    const bus = childOf(root, 'busType');
    if (root.name !== 'abstractionDefinition' || !bus) return;
    const names = this.#logical.get(referenceText(bus)) ?? new Set<string>();
    for (const port of childrenOf(childOf(root, 'ports') ?? root, 'port'))
      names.add(textOf(port, 'logicalName') ?? '');
    names.delete('');
    if (names.size > 0) this.#logical.set(referenceText(bus), names);
  }

  /** The bus that a reference means: by its name, by what its definition extends, or by its signals. */
  kindOf(reference: XmlElement): InterfaceKind | undefined {
    let bus: XmlElement | undefined = reference;
    for (let steps = 0; bus && steps < MAXIMUM_STEPS; steps++) {
      const kind = interfaceKind(bus) ?? this.#bySignals(referenceText(bus));
      if (kind) return kind;
      bus = this.#extended.get(referenceText(bus));
    }
    return undefined;
  }

  /** Whether a signal is one of the bus; undefined where no abstraction definition of it is among the files. */
  has(reference: XmlElement, logical: string): boolean | undefined {
    return this.#logical.get(referenceText(reference))?.has(logical);
  }

  /** The bus that has the most of the signals, of those whose mandatory ones are all there. */
  #bySignals(vlnv: string): BusType | undefined {
    const names = this.#logical.get(vlnv);
    if (!names) return undefined;
    const known = BUSES.map((bus) => {
      const found = new Set([...names].flatMap((name) => signalName(bus, 'manager', name) ?? []));
      const isWhole = mandatorySignals(bus).every((name) => found.has(name));
      return { bus, count: isWhole ? found.size : 0 };
    });
    const best = known.reduce((one, other) => (other.count > one.count ? other : one));
    // A handshake of two signals is in many buses that are none of these.
    return best.count > names.size / 2 ? best.bus : undefined;
  }
}
