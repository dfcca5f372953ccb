import type { Diagnostic, Said } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import { isKeyword } from '@netloom/hdl/keywords';
import { topPorts } from '../../library/describeDocument.ts';
import { signalsOf, topSignalPort } from '../../library/topInterface.ts';
import { say } from '../../wording/sentences.ts';
import { problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

const SECTIONS = ['clocks', 'resets', 'ports', 'interfaces', 'instances', 'parameters'] as const;

/** SOC-NAME: one namespace, no keywords, and room for the signals of exported interfaces. */
export function checkNames({ design }: Subject): Diagnostic[] {
  const { document } = design;
  const found: Diagnostic[] = [];
  const owner = new Map<string, Said>();
  const take = (name: string, what: Said, pointer: string) => {
    const other = owner.get(name);
    if (other) found.push(problem('SOC-NAME/twice', { name, what, other }, { pointer }));
    else owner.set(name, what);
    if (isKeyword(name)) found.push(problem('SOC-NAME/keyword', { name }, { pointer }));
  };
  // A module's scope bears its name, which Verilator does not take twice: for it and a signal in it.
  const isSignal = topPorts(document).some(({ name }) => name === document.name);
  if (isSignal || Object.hasOwn(document.parameters, document.name)) {
    const what = say(isSignal ? 'name/signal' : 'name/parameters', {});
    found.push(problem('SOC-NAME/top', { name: document.name, what }, { pointer: '/name' }));
  }
  if (isKeyword(document.name)) {
    found.push(problem('SOC-NAME/keyword', { name: document.name }, { pointer: '/name' }));
  }
  for (const section of SECTIONS) {
    const what = say(`name/${section}`, {});
    for (const name of Object.keys(document[section])) take(name, what, pointerOf(section, name));
  }
  for (const [name, each] of Object.entries(document.interfaces)) {
    const what = say('name/signal-of', { interface: name });
    for (const signal of signalsOf(each)) {
      take(topSignalPort(name, signal.name), what, pointerOf('interfaces', name));
    }
  }
  return found;
}
