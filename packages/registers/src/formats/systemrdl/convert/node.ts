import type { Group, Memory, NodeArray, Register, RegisterNode } from '@netloom/model';
import { RdlError } from '../reports.ts';
import { add, amount, multiply, quantityOf } from '../elaborate/amount.ts';
import type { Addressing, PlacedNode } from '../elaborate/addressLayout.ts';
import { addressingOf } from '../elaborate/addressLayout.ts';
import type { Component } from '../elaborate/component.ts';
import { isSet, memoryWidth, numberProperty, plainNumber, wordProperty } from '../elaborate/properties.ts';
import type { Context } from './context.ts';
import type { Frame } from './frame.ts';
import { reportUncarried } from './losses.ts';
import { ownText } from './own.ts';
import { checkOverlap } from './overlap.ts';
import { convertRegister } from './register.ts';
import { checkSignals } from './signals.ts';
import { nodeTexts } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

const MAX_SINGLE = 4096;

/** Registers, memories and groups of an address map or register file. `around` is the addressing outside of it. */
export function convertChildren(frame: Frame, around: Addressing, context: Context): RegisterNode[] {
  const layout = context.layouts.of(frame.component, around);
  const own = addressingOf(frame.component, around);
  context.reports.guard(() => checkOverlap(layout.nodes));
  for (const instance of frame.component.children) context.foldedInstance(instance);
  const nodes: RegisterNode[] = [];
  for (const placed of layout.nodes) {
    context.reports.guard(() => nodes.push(...convertNode(placed, frame, own, context)));
  }
  return nodes;
}

function convertNode(placed: PlacedNode, outer: Frame, own: Addressing, context: Context): RegisterNode[] {
  const { instance } = placed;
  checkName(instance.name, instance.at);
  if (instance.elements === undefined)
    return [nodeOf(placed, instance.component, instance.name, outer, own, context)];
  return singles(placed, outer, own, context);
}

function checkName(name: string, at: number): void {
  if (name.length > 128) throw new RdlError(say('RDL/name/long', { start: name.slice(0, 20) }), at);
}

/** An array whose elements differ becomes single nodes: NAME_0, NAME_1 …; in several dimensions NAME_0_0 … */
function singles(placed: PlacedNode, outer: Frame, own: Addressing, context: Context): RegisterNode[] {
  const { instance, stride } = placed;
  const { name, at, elements } = instance;
  const counts = instance.dimensions.map(({ value }) => Number(value));
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MAX_SINGLE) throw new RdlError(say('RDL/array/many', { name, most: MAX_SINGLE }), at);
  context.reports.loss(say('RDL/array/single', { name }), at);
  return Array.from({ length: total }, (_, index) => {
    const indices = indicesOf(index, counts);
    const component = elements!.get(indices.join())?.component ?? instance.component;
    const offset = add(placed.offset, multiply(stride, amount(index)));
    const single = { ...placed, offset, instance: { ...instance, dimensions: [], stride: undefined } };
    return nodeOf(single, component, `${name}_${indices.join('_')}`, outer, own, context);
  });
}

function indicesOf(index: number, counts: readonly number[]): number[] {
  const indices: number[] = [];
  let rest = index;
  for (const count of counts.toReversed()) {
    indices.unshift(rest % count);
    rest = Math.floor(rest / count);
  }
  return indices;
}

function nodeOf(
  placed: PlacedNode,
  component: Component,
  name: string,
  outer: Frame,
  own: Addressing,
  context: Context,
): RegisterNode {
  const external = placed.instance.external ?? outer.external;
  const frame: Frame = { component, name: placed.instance.name, outer, external };
  const base = {
    name,
    ...nodeTexts(component, placed.instance.name),
    offset: quantityOf(placed.offset, 16),
    ...arrayOf(placed),
  };
  reportUncarried(component, context);
  checkSignals(component);
  if (isSet(component, 'bridge')) throw new RdlError(say('RDL/bridge/top', {}), placed.instance.at);
  const { kind } = component.definition;
  if (kind === 'reg') return convertRegister(base, frame, placed.instance, context);
  if (kind === 'mem') return convertMemory(base, component, context);
  const size = ownText(component, 'netloom_size');
  if (placed.instance.external) {
    context.reports.loss(say('RDL/group/external', {}), placed.instance.at);
  }
  return {
    kind: 'group',
    ...base,
    ...(size !== undefined && { size }),
    children: convertChildren(frame, own, context),
  } satisfies Group;
}

export type NodeBase = Pick<Register, 'name' | 'title' | 'description' | 'offset' | 'array'>;

function arrayOf({ instance, stride, size, extent }: PlacedNode): { array?: NodeArray } {
  if (instance.dimensions.length === 0) return {};
  if (instance.dimensions.length > 4)
    throw new RdlError(say('RDL/array/dimensions', { name: instance.name }), instance.at);
  const count = instance.dimensions.map((dimension) => quantityOf(dimension));
  return {
    array: {
      count,
      ...((instance.stride !== undefined || size.value !== extent) && { stride: quantityOf(stride) }),
    },
  };
}

function convertMemory(base: NodeBase, memory: Component, context: Context): Memory {
  const width = memoryWidth(memory);
  const bits = plainNumber(memory, 'memwidth', 32, [1, 1024]);
  const { at } = memory.properties.get('memwidth') ?? memory.definition;
  if (width !== bits) context.reports.loss(say('RDL/memory/width', { bits: String(bits), width }), at);
  context.plain(memory, 'memwidth');
  if (memory.children.some(({ component }) => component.definition.kind === 'reg')) {
    context.reports.loss(say('RDL/memory/registers', {}), memory.definition.at);
  }
  const entries = numberProperty(memory, 'mementries');
  const access = wordProperty(memory, 'sw') ?? 'rw';
  const software = access === 'r' || access === 'w' ? access : 'rw';
  return { kind: 'memory', ...base, entries: entries ? quantityOf(entries) : 1, width, software };
}
