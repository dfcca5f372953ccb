import type { Diagnostic } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { standardSignals } from '../../bus/protocol.ts';
import { pointerOf } from '../../document/pointer.ts';
import { isKeyword } from '@netloom/hdl/keywords';
import { topSignalPort } from '../../library/describeDocument.ts';
import { problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

const SECTIONS = ['clocks', 'resets', 'ports', 'interfaces', 'instances', 'parameters'] as const;

/** SOC-NAME: one namespace, no keywords, room for the signals of exported interfaces, and one IP a module name. */
export function checkNames({ design }: Subject): Diagnostic[] {
  const { document } = design;
  const found: Diagnostic[] = [];
  const owner = new Map<string, string>();
  const take = (name: string, what: string, pointer: string) => {
    const other = owner.get(name);
    if (other) found.push(problem('SOC-NAME', `${name} is the name of ${what} and of ${other}`, { pointer }));
    else owner.set(name, what);
    if (isKeyword(name))
      found.push(problem('SOC-NAME', `${name} is a keyword of SystemVerilog`, { pointer }));
  };
  if (isKeyword(document.name)) {
    found.push(problem('SOC-NAME', `${document.name} is a keyword of SystemVerilog`, { pointer: '/name' }));
  }
  for (const section of SECTIONS) {
    const what =
      section === 'instances'
        ? 'an instance'
        : section === 'interfaces'
          ? 'an interface'
          : `a ${section.slice(0, -1)}`;
    for (const name of Object.keys(document[section])) take(name, what, pointerOf(section, name));
  }
  for (const [name, { bus }] of Object.entries(document.interfaces)) {
    for (const signal of standardSignals(bus)) {
      take(topSignalPort(name, signal.name), `a signal of interface ${name}`, pointerOf('interfaces', name));
    }
  }
  return [...found, ...checkModules(design)];
}

/** Two IPs with one module name cannot be compiled together; nor can one named like the top. */
function checkModules({ document, blocks }: Design): Diagnostic[] {
  const owner = new Map([[document.name, document.vlnv]]);
  return [...blocks.values()].flatMap(({ name, instance, shape }) => {
    if (!shape) return [];
    const module = shape.descriptor.generator ? `${document.name}_${name}` : shape.descriptor.module;
    const other = owner.get(module);
    owner.set(module, other ?? instance.ip);
    if (other === undefined || other === instance.ip) return [];
    const message = `${name} needs the module ${module} of ${instance.ip}, and ${other} has a module of that name`;
    return [problem('SOC-NAME', message, { pointer: pointerOf('instances', name, 'ip'), instance: name })];
  });
}
