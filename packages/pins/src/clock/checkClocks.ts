import type { Diagnostic } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import type { ClockNode, ClockTree, Limit } from './clockTree.ts';
import { nodeOf } from './clockTrees.ts';
import { inHertz } from './describe.ts';
import { inputOf } from './frequencies.ts';
import { brokenLimit, limitsOf } from './limits.ts';
import { defaultOf } from './settings.ts';
import type { ClockSettings } from './settings.ts';

type Hertz = Readonly<Record<string, number>>;

/** Every bound that is broken, and every clock that is taken from a source that is off. */
export function checkClocks(
  tree: ClockTree,
  values: ClockSettings,
  hertz: Hertz,
  chip: Pick<Chip, 'frequency'>,
): Diagnostic[] {
  return tree.nodes.flatMap((node) => {
    const broken = brokenLimit(limitsOf(node, tree, values, chip), hertz[node.name] ?? 0);
    return [
      ...(broken ? [overLimit(node, broken, hertz, tree, values)] : []),
      ...deadInput(node, tree, values, hertz),
    ];
  });
}

function overLimit(
  node: ClockNode,
  limit: Limit,
  hertz: Hertz,
  tree: ClockTree,
  values: ClockSettings,
): Diagnostic {
  const setting = settingBehind(node, tree);
  const frequency = hertz[node.name]!;
  const isHigh = limit.max !== undefined && frequency > limit.max;
  const bound = isHigh ? `at most ${inHertz(limit.max!)}` : `at least ${inHertz(limit.min!)}`;
  const under = Object.keys(limit.when ?? {}).map((name) => `${name} ${values[name]}`);
  const why = [...under, limit.source].join(', ');
  return {
    code: 'PINS-CLOCK-LIMIT',
    severity: limit.severity ?? 'error',
    message: `${node.name} is ${inHertz(frequency)}, but ${bound} is allowed (${why}): ${remedy(setting, isHigh)}.`,
    place: { kind: 'document', pointer: `/clocks/${setting.name}`, instance: node.name },
  };
}

function remedy(setting: ClockNode, isHigh: boolean): string {
  if (setting.kind === 'divider') return `${isHigh ? 'raise' : 'lower'} ${setting.name}`;
  if (setting.kind === 'multiplier') return `${isHigh ? 'lower' : 'raise'} ${setting.name}`;
  if (setting.kind === 'source') return `set another frequency of ${setting.name}`;
  return `choose another clock in ${setting.name}`;
}

/** The nearest setting on the way to the node. */
function settingBehind(node: ClockNode, tree: ClockTree): ClockNode {
  if (defaultOf(node) !== undefined) return node;
  if (node.kind === 'timer') return nodeOf(tree, node.prescaler)!;
  return 'input' in node ? settingBehind(nodeOf(tree, node.input)!, tree) : node;
}

/** Clocks that nothing takes unless asked for may be chosen while they are off; those of the system may not. */
const MUST_RUN = new Set(['SYSCLKSource', 'PLLSource', 'RTCSource']);

function deadInput(node: ClockNode, tree: ClockTree, values: ClockSettings, hertz: Hertz): Diagnostic[] {
  if (node.kind !== 'mux' || !MUST_RUN.has(node.name) || hertz[node.name] !== 0) return [];
  if (node.name === 'PLLSource' && values['PLLState'] === 'Off') return [];
  const input = inputOf(node, values);
  if (input === undefined) return [];
  const state = stateBehind(nodeOf(tree, input)!, tree);
  const remedyText = state ? `switch it on in ${state.name}` : 'switch it on';
  const on = state?.kind === 'switch' ? state.options[1] : undefined;
  return [
    {
      code: 'PINS-CLOCK-OFF',
      severity: 'error',
      message: `${node.name} takes ${String(values[node.name])}, which is off: ${remedyText} or choose another clock.`,
      place: { kind: 'document', pointer: `/clocks/${node.name}`, instance: node.name },
      ...(state && on
        ? {
            fix: {
              title: `Set ${state.name} to ${on.value}`,
              edits: [{ pointer: `/clocks/${state.name}`, value: on.value }],
            },
          }
        : {}),
    },
  ];
}

/** Switch that turns off what the node takes its clock from. */
function stateBehind(node: ClockNode, tree: ClockTree): ClockNode | undefined {
  if (node.state !== undefined) return nodeOf(tree, node.state);
  return 'input' in node ? stateBehind(nodeOf(tree, node.input)!, tree) : undefined;
}
