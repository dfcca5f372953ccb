import { findField, findRegister } from '../../../elaborate/index.ts';
import type { ElaboratedRegister } from '../../../elaborate/index.ts';
import { BUFFERS } from '../convert/buffer.ts';
import type { Connection } from './field.ts';
import { identifier } from './text.ts';
import type { Writing } from './writing.ts';

/** The user-defined properties of PeakRDL-regblock that a register needs, and what its triggers are connected to. */
export function writeBuffers(
  register: ElaboratedRegister,
  siblings: ReadonlySet<string>,
  writing: Writing,
): { lines: string[]; signals: string[]; connections: Connection[] } {
  const { source } = register;
  const lines: string[] = [];
  const signals: string[] = [];
  const connections: Connection[] = [];
  const field = register.path.split('.');
  for (const { member, flag, trigger, port } of BUFFERS) {
    const buffer = source[member];
    if (!buffer) continue;
    lines.push(`${flag} = true;`);
    writing.use(flag);
    const connect = (to: string) => {
      writing.use(trigger);
      connections.push({ field, property: trigger, to: to.split('.') });
    };
    if (buffer.trigger === 'register') {
      const found = findRegister(writing.map, register, buffer.register);
      if (found && found !== register) connect(found.path);
    }
    if (buffer.trigger === 'field') {
      const found = findField(writing.map, register, buffer.field);
      if (found) connect(`${found.register.path}.${found.field.name}`);
    }
    if (buffer.trigger === 'input') {
      const wanted = `${source.name}_${port}${buffer.active === 'high' ? '' : '_n'}`;
      const name = freeName(wanted, siblings);
      signals.push(`signal { active${buffer.active}; } ${identifier(name)};`);
      connect([...field.slice(0, -1), name].join('.'));
    }
  }
  return { lines, signals, connections };
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`;
  return name;
}
