import { identifiersOf } from '@netloom/hdl/expression';
import type { Cut } from './cut.ts';

/** Moves the members; what they are set to by parameters of the outer document becomes a parameter of the inner one. */
export function cutInstances(cut: Cut, vlnv: string): void {
  const { document, values } = cut.design;
  const settings: Record<string, string> = {};
  for (const name of cut.members) {
    const instance = document.instances[name]!;
    cut.inner.instances[name] = instance;
    for (const used of Object.values(instance.parameters ?? {}).flatMap(identifiersOf)) {
      if (!Object.hasOwn(document.parameters, used)) continue;
      const value = values[used];
      cut.inner.parameters[used] = typeof value === 'string' ? JSON.stringify(value) : String(value ?? 0);
      settings[used] = used;
    }
  }
  const others = Object.entries(document.instances).filter(([name]) => !cut.members.has(name));
  const parameters = Object.keys(settings).length > 0 ? { parameters: settings } : {};
  cut.outer.instances = { ...Object.fromEntries(others), [cut.instance]: { ip: vlnv, ...parameters } };
}
