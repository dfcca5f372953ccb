import { Identifier } from '@netloom/model';
import type { SocLayout } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { subjectOf } from '../../check/check.ts';
import { onlyDrawn } from '../../edit/drawn.ts';
import { numbered, uniqueName } from '../../edit/names.ts';
import { refuse } from '../../edit/edit.ts';
import type { Drawing, Edit } from '../../edit/edit.ts';
import type { Library } from '../../library/library.ts';
import { say } from '../../wording/sentences.ts';
import { Cut } from './cut.ts';
import { cutAddresses } from './cutAddresses.ts';
import { cutBuses } from './cutBuses.ts';
import { cutInstances } from './cutInstances.ts';
import { cutInterrupts } from './cutInterrupts.ts';
import { cutWires } from './cutWires.ts';

export interface Grouped {
  layout: SocLayout;
  /** The new document, which the members stand in where they stood. */
  inner: Drawing;
  /** Name of its instance. */
  instance: string;
}

/**
 * Makes a document of some instances and puts an instance of it in their place. All that crosses its boundary goes
 * through clocks, resets, ports and interfaces of its top level; wiring, addresses and interrupt numbers stay what they are.
 * Refused with a reason where a boundary cannot carry what crosses it.
 */
export function group(
  { document, layout }: Drawing,
  library: Library,
  names: readonly string[],
  name: string,
): Edit<Grouped> {
  const members = new Set(names.filter((each) => Object.hasOwn(document.instances, each)));
  if (members.size === 0) return refuse(say('refused/group-none', {}));
  if (!Identifier.safeParse(name).success) return refuse(say('refused/no-identifier', { name }));
  if (isKeyword(name)) return refuse(say('refused/keyword', { name }));
  const subject = subjectOf(document, library);
  const instance = uniqueName(document, numbered(name));
  const cut = new Cut(subject.design, members, instance, name);
  if (library.find(cut.inner.vlnv)) return refuse(say('refused/group-taken', { vlnv: cut.inner.vlnv }));
  cutInstances(cut, cut.inner.vlnv);
  cutWires(cut);
  cutInterrupts(cut);
  cutAddresses(cut, subject, cutBuses(cut, subject));
  if (cut.refused) return refuse(cut.refused);
  return { document: cut.outer, instance, ...cutLayout(layout, cut) };
}

/** The instance stands in the middle of where its members stood. */
function cutLayout(layout: SocLayout, { inner, members, instance }: Cut): Pick<Grouped, 'layout' | 'inner'> {
  const entries = Object.entries(layout.blocks);
  const inside = entries.filter(([name]) => members.has(name));
  const middle = (member: 'x' | 'y') =>
    Math.round(inside.reduce((sum, [, place]) => sum + place[member], 0) / Math.max(1, inside.length) / 10) *
    10;
  const placed = inside.length > 0 ? [[instance, { x: middle('x'), y: middle('y') }] as const] : [];
  const rest = onlyDrawn(layout, (name) => !members.has(name));
  const { blocks, insides } = onlyDrawn(layout, (name) => members.has(name));
  return {
    layout: { ...rest, blocks: { ...rest.blocks, ...Object.fromEntries(placed) } },
    // What is written on the diagram stays where people look for it.
    inner: {
      document: inner,
      layout: { netloom: 'layout', version: 1, blocks, ...(insides && { insides }) },
    },
  };
}
