import type { RegisterEnum, RegisterReset } from '@netloom/model';
import { quantityOf } from '../elaborate/amount.ts';
import { AddressLayouts } from '../elaborate/addressLayout.ts';
import type { Assigned, Component } from '../elaborate/component.ts';
import type { EnumMember, NumberValue } from '../elaborate/value.ts';
import type { Reports } from '../reports.ts';

/** What the parts of one register map have in common while it is made. */
export class Context {
  readonly reports: Reports;
  readonly layouts = new AddressLayouts();
  readonly enums: Record<string, RegisterEnum> = {};
  readonly resets: RegisterReset[] = [];
  /** Grows with each reference that was followed: what refers to nothing around it can be shared. */
  references = 0;
  readonly #enumNames = new Map<string, string>();

  constructor(reports: Reports) {
    this.reports = reports;
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

  /** Reports a number that a map can hold only as it is for the parameters' defaults. */
  folded(value: NumberValue, what: string, at: number): void {
    if (value.folded) {
      this.reports.loss(
        `${what} depends on parameters in a way that a register map cannot say: it is taken for their default values`,
        at,
      );
    }
  }

  /** The same for what has to be a plain number. */
  plain(component: Component, name: string): void {
    const assigned = component.properties.get(name);
    if (assigned?.value.kind === 'number' && (assigned.value.symbol || assigned.value.folded)) {
      this.reports.loss(`${name} depends on parameters: it is taken for their default values`, assigned.at);
    }
  }

  notCarried(name: string, meaning: string, { at }: Assigned): void {
    this.reports.loss(`${name} is not carried over: ${meaning}`, at);
  }
}
