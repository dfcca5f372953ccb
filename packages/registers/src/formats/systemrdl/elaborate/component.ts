import type { Definition } from '../syntax/tree.ts';
import type { Amount } from './amount.ts';
import type { Scope } from './scope.ts';
import type { Value } from './value.ts';

export interface Assigned {
  value: Value;
  modifier: string | undefined;
  at: number;
}

/** A definition with values for its parameters. Instances share it until a dynamic assignment makes one differ. */
export interface Component {
  definition: Definition;
  scope: Scope;
  properties: Map<string, Assigned>;
  /** In the order of the file. */
  children: Instance[];
  byName: Map<string, Instance>;
}

/** What holds a component; `isOwned`: nobody else does. */
export interface Holder {
  component: Component;
  isOwned: boolean;
}

export interface Instance extends Holder {
  name: string;
  at: number;
  dimensions: Amount[];
  range: { left: Amount; right: Amount } | undefined;
  reset: Assigned | undefined;
  address: Amount | undefined;
  stride: Amount | undefined;
  alignment: Amount | undefined;
  external: boolean | undefined;
  aliasOf: string | undefined;
  /** Elements of an array that differ from the others, by their indices, e.g. "0,3". */
  elements: Map<string, Holder> | undefined;
}

/** The component to change, made the holder's own first. */
export function owned(holder: Holder): Component {
  if (holder.isOwned) return holder.component;
  const { component } = holder;
  const children = component.children.map((child) => ({
    ...child,
    isOwned: false,
    elements:
      child.elements &&
      new Map(Array.from(child.elements, ([key, each]) => [key, { ...each, isOwned: false }])),
  }));
  holder.component = {
    ...component,
    properties: new Map(component.properties),
    children,
    byName: new Map(children.map((child) => [child.name, child])),
  };
  holder.isOwned = true;
  return holder.component;
}
