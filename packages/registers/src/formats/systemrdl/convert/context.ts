import type { RegisterEnum, RegisterReset, Said, Worded } from '@netloom/model';
import { quantityOf } from '../elaborate/amount.ts';
import { AddressLayouts } from '../elaborate/addressLayout.ts';
import type { Amount } from '../elaborate/amount.ts';
import type { Assigned, Component, Instance } from '../elaborate/component.ts';
import { foldedBy } from '../elaborate/value.ts';
import type { EnumMember, Value } from '../elaborate/value.ts';
import type { Reports } from '../reports.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** What the parts of one register map have in common while it is made. */
export class Context {
  readonly reports: Reports;
  readonly layouts: AddressLayouts;
  readonly enums: Record<string, RegisterEnum> = {};
  readonly resets: RegisterReset[] = [];
  /** Grows with each reference that was followed: what refers to nothing around it can be shared. */
  references = 0;
  readonly #enumNames = new Map<string, string>();

  constructor(reports: Reports) {
    this.reports = reports;
    this.layouts = new AddressLayouts(reports);
  }

  /** Name of the enumeration in the map; a number is added where another one has the name. */
  enumeration(name: string, members: readonly EnumMember[]): string {
    const values = members.map(({ name: member, value, description }) => ({
      name: member,
      value: quantityOf({ value, constant: value }),
      ...(description !== undefined && { description }),
    }));
    const key = JSON.stringify([name, values]);
    const known = this.#enumNames.get(key);
    if (known !== undefined) return known;
    let own = name;
    for (let count = 2; Object.hasOwn(this.enums, own); count++) own = `${name}_${count}`;
    this.enums[own] = { values };
    this.#enumNames.set(key, own);
    return own;
  }

  /** Reports, once for each, the parameters that a value depends on in a way that a map cannot say. */
  folded(value: Value | Amount, at: number): void {
    for (const name of ('folded' in value ? value.folded : undefined) ?? []) {
      this.reports.loss(say('RDL/folded', { name }), at);
    }
  }

  /** The same for an instance: where and how often it is, and whether at all. */
  foldedInstance({ component, at, ...instance }: Instance): void {
    const { address, stride, alignment, range, reset, dimensions } = instance;
    for (const each of [address, stride, alignment, range?.left, range?.right, ...dimensions]) {
      if (each) this.folded(each, at);
    }
    if (reset) this.folded(reset.value, reset.at);
    const present = component.properties.get('ispresent');
    if (present) this.folded(present.value, present.at);
  }

  /** The same for what has to be a plain number. */
  plain(component: Component, name: string): void {
    const assigned = component.properties.get(name);
    if (assigned) this.folded({ ...assigned.value, ...foldedBy(assigned.value) }, assigned.at);
  }

  notCarried(name: string | Said, meaning: Worded, { at }: Assigned): void {
    this.reports.loss(say('RDL/uncarried', { name, meaning }), at);
  }
}
