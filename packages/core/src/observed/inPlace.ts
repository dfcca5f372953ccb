import { coreRtl } from '../generate.ts';
import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasDebug } from '../rtl/debug/features.ts';
import { apbPort, debugPorts } from '../rtl/debug/transport.ts';
import { parametersOf } from '../rtl/top/parameters.ts';
import { top } from '../rtl/top/top.ts';
import { instance, moduleText } from '../rtl/unit.ts';

/** What stands around a core. */
interface Around {
  comment: string;
  /** The core inside, as an instance `u_core` in what the module says. */
  body: (inside: string) => string;
  /** Nets of the core inside that are not of the ports of its own names. */
  nets?: Readonly<Record<string, string>>;
}

/**
 * Modules in the place of those of a core, in compile order: the core with other options, and around it a module with the name and ports
 * of the core, as a design instantiates it.
 */
export function inPlace(options: CoreOptions, inner: CoreOptions, around: Around): CoreFile[] {
  const inside = { ...inner, name: `${options.name}_inside` };
  const parameters = Object.fromEntries(parametersOf(options).map(({ name }) => [name, name]));
  const core = instance(inside, top, around.nets, parameters, 'u_core');
  const text = moduleText(options, {
    ...top,
    comment: () => around.comment,
    body: () => around.body(core),
  });
  return [...coreRtl(inside), { path: `rtl/${options.name}.sv`, text }];
}

/** Levels of what a core has for debuggers, where none of them reaches it. */
export function restingDebugger(options: CoreOptions): string {
  const outputs = hasDebug(options) ? debugPorts(options).filter(({ direction }) => direction === 'out') : [];
  const level = (name: string) => (name === apbPort('PREADY') ? "'1" : "'0");
  return outputs.map(({ name }) => `assign ${name} = ${level(name)};`).join('\n');
}
