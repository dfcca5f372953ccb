import { fixOf } from '@netloom/model';
import type { Diagnostic, Said } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { listOf } from '../wording/listOf.ts';
import { say } from '../wording/sentences.ts';
import type { ClockNode, ClockOption, ClockTree } from './clockTree.ts';
import { meets } from './when.ts';

export type ClockSettings = Readonly<Record<string, string | number>>;

/** What the node is set to at reset; undefined when it has no setting. */
export function defaultOf(node: ClockNode): string | number | undefined {
  if (node.kind === 'source') return node.min === undefined ? undefined : node.frequency;
  return 'default' in node ? node.default : undefined;
}

export function optionsOf(node: ClockNode): readonly ClockOption[] | undefined {
  return 'options' in node ? node.options : undefined;
}

/** Least and greatest value of a setting that is a number of a range. */
export function rangeOf(
  node: ClockNode,
  chip: Pick<Chip, 'voltage'>,
): { min: number; max: number } | undefined {
  if (optionsOf(node) || !('max' in node) || node.min === undefined || node.max === undefined)
    return undefined;
  const { min, max } = node;
  if (node.kind !== 'quantity') return { min, max };
  return { min: Math.max(min, chip.voltage.min ?? min), max: Math.min(max, chip.voltage.max ?? max) };
}

/** Why the value cannot be the node's; undefined when it can. */
export function whyNot(
  node: ClockNode,
  value: string | number,
  chip: Pick<Chip, 'voltage'>,
): Said | undefined {
  const given = { setting: node.name, value: String(value) };
  const options = optionsOf(node);
  if (options) {
    const isOffered = options.some((option) => option.value === value);
    const offered = options.map((option) => option.value).join(', ');
    return isOffered ? undefined : say('PINS-CLOCK-VALUE/options', { ...given, options: offered });
  }
  const range = rangeOf(node, chip);
  if (!range) return say('PINS-CLOCK-VALUE/fixed', given);
  const unit = node.kind === 'quantity' ? ` ${node.unit}` : node.kind === 'source' ? ' Hz' : '';
  const mayBeFraction = node.kind === 'quantity';
  const isNumber =
    typeof value === 'number' && (mayBeFraction ? Number.isFinite(value) : Number.isInteger(value));
  if (isNumber && value >= range.min && value <= range.max) return undefined;
  const key = mayBeFraction ? 'PINS-CLOCK-VALUE/number' : 'PINS-CLOCK-VALUE/integer';
  return say(key, { ...given, ...range, unit });
}

/** Value of every setting of the tree: the one given where it is legal, else that of reset, with what is wrong. */
export function settle(settings: ClockSettings, tree: ClockTree, chip: Pick<Chip, 'voltage'>) {
  const values: Record<string, string | number> = {};
  const diagnostics: Diagnostic[] = [];
  for (const node of tree.nodes) {
    const initial = defaultOf(node);
    if (initial === undefined) continue;
    const given = Object.hasOwn(settings, node.name) ? settings[node.name] : undefined;
    const reason = given === undefined ? undefined : whyNot(node, given, chip);
    values[node.name] = given === undefined || reason ? within(initial, node, chip) : given;
    if (reason) diagnostics.push(wrong(node.name, reason));
  }
  diagnostics.push(...tree.nodes.flatMap((node) => unsuited(node, values)));
  const names = new Set(Object.keys(values));
  for (const name of Object.keys(settings).filter((key) => !names.has(key)))
    diagnostics.push(wrong(name, say('PINS-CLOCK-UNKNOWN', { tree: tree.name, setting: name }), true));
  return { values, diagnostics };
}

/** An option that other settings rule out: over-drive in the lowest voltage scale. */
function unsuited(node: ClockNode, values: ClockSettings): Diagnostic[] {
  const option = optionsOf(node)?.find(({ value }) => value === values[node.name]);
  if (!option || meets(option.when, values)) return [];
  const needs = Object.entries(option.when ?? {}).map(([setting, allowed]) =>
    say('clock-need', { setting, values: listOf(allowed.map(String), 'or') }),
  );
  const named = { setting: node.name, value: option.value, needs: listOf(needs) };
  return [wrong(node.name, say('PINS-CLOCK-VALUE/needs', named))];
}

/** A default may lie outside what the chip bears: 3.3 V of a chip for at most 2 V. */
function within(initial: string | number, node: ClockNode, chip: Pick<Chip, 'voltage'>): string | number {
  if (node.kind !== 'quantity' || typeof initial !== 'number') return initial;
  const { min, max } = rangeOf(node, chip)!;
  return Math.min(Math.max(initial, min), max);
}

function wrong(name: string, { message, wording }: Said, isUnknown = false): Diagnostic {
  const pointer = `/clocks/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return {
    code: isUnknown ? 'PINS-CLOCK-UNKNOWN' : 'PINS-CLOCK-VALUE',
    severity: 'error',
    message,
    ...(wording && { wording }),
    place: { kind: 'document', pointer },
    fix: fixOf(isUnknown ? say('pins-fix/remove', { name }) : say('pins-fix/reset', {}), [{ pointer }]),
  };
}
