import type { InsideLayout, SocLayout } from '@netloom/model';
import { omit } from '../edit/omit.ts';

/** Where the blocks of a document stand in one of its instances. */
export function layoutInside(definition: SocLayout, inside: InsideLayout = {}): SocLayout {
  const { blocks, notes, insides } = inside;
  return {
    ...definition,
    blocks: { ...definition.blocks, ...blocks },
    ...(notes && { notes: present({ ...definition.notes, ...notes }) }),
    ...(insides && { insides: { ...definition.insides, ...insides } }),
  };
}

/** What one instance has drawn otherwise than its document; the inverse. Undefined where it is all the same. */
export function insideOf(definition: SocLayout, own: SocLayout): InsideLayout | undefined {
  const blocks = changed(definition.blocks, own.blocks);
  const notes: InsideLayout['notes'] = changed(definition.notes ?? {}, own.notes ?? {});
  for (const name of gone(definition.notes, own.notes)) notes[name] = null;
  const insides = changed(definition.insides ?? {}, own.insides ?? {});
  for (const name of gone(definition.insides, own.insides)) insides[name] = {};
  const inside = {
    ...(hasAny(blocks) && { blocks }),
    ...(hasAny(notes) && { notes }),
    ...(hasAny(insides) && { insides }),
  };
  return hasAny(inside) ? inside : undefined;
}

/** Gives an instance what it has drawn otherwise; without it, it is drawn as its document. */
export function setInside(layout: SocLayout, instance: string, inside: InsideLayout | undefined): SocLayout {
  const { insides = {}, ...rest } = layout;
  const next = inside ? { ...insides, [instance]: inside } : omit(insides, instance);
  return hasAny(next) ? { ...rest, insides: next } : rest;
}

const hasAny = (record: object): boolean => Object.keys(record).length > 0;

function changed<T>(from: Record<string, T>, to: Record<string, T>): Record<string, T> {
  const entries = Object.entries(to).filter(([name, now]) => !isSame(from[name], now));
  return Object.fromEntries(entries);
}

const gone = (from: object = {}, to: object = {}): string[] =>
  Object.keys(from).filter((name) => !Object.hasOwn(to, name));

function present<T>(record: Record<string, T | null>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== null),
  );
}

/** Equality whatever the order of members. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  const [one, other] = [a, b] as Record<string, unknown>[];
  return [...names].every((name) => isSame(one![name], other![name]));
}
