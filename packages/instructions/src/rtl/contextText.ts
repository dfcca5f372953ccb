import { bitOfSet, hasContexts, output, statusesOf, sv, waitingSets } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { changesContext } from '../core/context.ts';
import { wordOfName } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import { isBackground } from './background.ts';
import type { Group } from './unitNets.ts';

/** What the CSRs hear of states that have a status. */
export function contextPorts(options: CoreOptions) {
  if (!hasContexts(options)) return [];
  const [sets, waiting] = [statusesOf(options), waitingSets(options)];
  return [
    output('context_changes', sets.length, 'sets of which an instruction retires that changes states'),
    ...(waiting.length > 0
      ? [output('context_busy', waiting.length, 'sets with an operation in the background')]
      : []),
  ];
}

const together = (terms: readonly string[]) => (terms.length === 1 ? terms[0]! : `(${terms.join(' || ')})`);
const netsOf = (prefix: string, known: readonly Known[]) =>
  together(known.map(({ name }) => `${prefix}_${wordOfName(name)}`));

/** An instruction retires that changes states of the group; the end of one in the background is waited for. */
function changing(options: CoreOptions, group: Group): string {
  const all = group.known.filter((each) => changesContext(each, group));
  const accessing = all.filter(({ access }) => access !== undefined);
  const others = all.filter(({ access }) => access === undefined);
  const held = options.base.stages === 5 ? 'held_is' : 'is';
  const terms = [
    ...(others.length > 0 ? [`(valid && ready && ${netsOf('is', others)})`] : []),
    ...(accessing.length > 0 ? [`(access_done && ${netsOf(held, accessing)})`] : []),
  ];
  return terms.length === 0 ? "1'b0" : terms.join(' || ');
}

const going = ({ known }: Group) =>
  known
    .filter(isBackground)
    .map(({ name }) => `${wordOfName(name)}_busy`)
    .join(' || ');

/** A bit for each set, in the order of their statuses. */
export function contextText(options: CoreOptions, groups: readonly Group[]): string {
  const sets = statusesOf(options);
  const groupOf = ({ name }: (typeof sets)[number]) => groups.find((group) => group.name === name)!;
  const assigned = (net: string, of: typeof sets, value: (group: Group) => string) =>
    of.map((set, index) => `assign ${bitOfSet(net, index, of.length)} = ${value(groupOf(set))};`);
  return sv`
    // For the status of the states
    ${assigned('context_changes', sets, (group) => changing(options, group)).join('\n')}
    ${assigned('context_busy', waitingSets(options), going).join('\n')}
  `;
}
