import { clocked } from '@netloom/core/custom';
import type { CoreOptions, CustomOutput } from '@netloom/core/custom';
import { wordOfName } from '../core/understood.ts';
import type { KnownState } from '../core/understood.ts';
import { isBackground } from './background.ts';
import { registerOf, setOf } from './unitNets.ts';
import type { Group } from './unitNets.ts';

/** Ports of the core that states of the definition drive: its value, and that it was written. */
export const outputsOf = (group: Group): CustomOutput[] =>
  group.states
    .filter(({ isOutput }) => isOutput)
    .flatMap(({ name, type, description }) => [
      {
        name: registerOf(group, name),
        width: type.width,
        description: description.replace(/\s+/g, ' ').trim() || `State ${name} of ${group.name}`,
      },
      { name: setOf(group, name), width: 1, description: 'For a clock: an instruction has written it' },
    ]);

/** When the state takes a next value, be it the one that it has. */
function written(options: CoreOptions, group: Group, { name }: KnownState): string[] {
  const writers = group.known.filter(({ behaviour }) => behaviour.writes.has(name));
  const recognises = options.base.stages === 5 ? 'held_is' : 'is';
  return writers.map((each) => {
    const word = wordOfName(each.name);
    if (isBackground(each)) return `${word}_done`;
    return each.access ? `(access_done && ${recognises}_${word})` : `(valid && ready && is_${word})`;
  });
}

/** Tells of a write of a state that is a port. */
export function told(options: CoreOptions, group: Group, state: KnownState): string {
  if (!state.isOutput) return '';
  const set = setOf(group, state.name);
  const writes = written(options, group, state);
  return `\n${clocked(options, `${set} <= 1'b0;`, `${set} <= ${writes.length === 0 ? "1'b0" : writes.join(' || ')};`)}`;
}
