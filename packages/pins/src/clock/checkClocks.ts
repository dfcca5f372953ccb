import { fixOf } from '@netloom/model';
import type { Diagnostic, Said } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { say } from '../wording/sentences.ts';
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
  const bound = inHertz(isHigh ? limit.max! : limit.min!);
  const under = Object.keys(limit.when ?? {}).map((name) => `${name} ${values[name]}`);
  const why = [...under, limit.source].join(', ');
  return {
    code: 'PINS-CLOCK-LIMIT',
    severity: limit.severity ?? 'error',
    ...say(isHigh ? 'PINS-CLOCK-LIMIT/most' : 'PINS-CLOCK-LIMIT/least', {
      node: node.name,
      frequency: inHertz(frequency),
      bound,
      why,
      remedy: remedy(setting, isHigh),
    }),
    place: { kind: 'document', pointer: `/clocks/${setting.name}`, instance: node.name },
  };
}

function remedy({ kind, name }: ClockNode, isHigh: boolean): Said {
  const setting = { setting: name };
  if (kind === 'divider') return say(isHigh ? 'clock-remedy/raise' : 'clock-remedy/lower', setting);
  if (kind === 'multiplier') return say(isHigh ? 'clock-remedy/lower' : 'clock-remedy/raise', setting);
  return say(kind === 'source' ? 'clock-remedy/frequency' : 'clock-remedy/choose', setting);
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
  const taken = { node: node.name, source: String(values[node.name]) };
  const on = state?.kind === 'switch' ? state.options[1] : undefined;
  return [
    {
      code: 'PINS-CLOCK-OFF',
      severity: 'error',
      ...(state
        ? say('PINS-CLOCK-OFF/switch', { ...taken, state: state.name })
        : say('PINS-CLOCK-OFF/plain', taken)),
      place: { kind: 'document', pointer: `/clocks/${node.name}`, instance: node.name },
      ...(state && on
        ? {
            fix: fixOf(say('pins-fix/set', { name: state.name, value: on.value }), [
              { pointer: `/clocks/${state.name}`, value: on.value },
            ]),
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
