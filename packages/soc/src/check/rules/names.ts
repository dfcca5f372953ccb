import type { Diagnostic } from '@netloom/model';
import { standardSignals } from '../../bus/protocol.ts';
import { pointerOf } from '../../document/pointer.ts';
import { isKeyword } from '@netloom/hdl/keywords';
import { topPorts, topSignalPort } from '../../library/describeDocument.ts';
import { problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

const SECTIONS = ['clocks', 'resets', 'ports', 'interfaces', 'instances', 'parameters'] as const;

/** SOC-NAME: one namespace, no keywords, and room for the signals of exported interfaces. */
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
  // A module's scope bears its name, which Verilator does not take twice: for it and a signal in it.
  const isSignal = topPorts(document).some(({ name }) => name === document.name);
  if (isSignal || Object.hasOwn(document.parameters, document.name)) {
    const what = isSignal ? 'a signal' : 'a parameter';
    const message = `${document.name} is the name of the top and of ${what} in it`;
    found.push(problem('SOC-NAME', message, { pointer: '/name' }));
  }
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
  return found;
}
