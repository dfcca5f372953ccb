import type { MapFacts } from './facts.ts';
import { policyOfSvd } from './policies.ts';
import { childrenOf, textOf, xmlOf } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** The facts of the first peripheral of an SVD, by the rules of CMSIS-SVD 1.3.9 for `dim`; paths have one index a level. */
export function svdFacts(text: string): MapFacts {
  const facts: MapFacts = new Map();
  visit(registersOf(text), 0n, '', facts);
  return facts;
}

/** UVM's policy of each field by the register's path without indices. */
export function svdPolicies(text: string): Map<string, Record<string, string | undefined>> {
  const policies = new Map<string, Record<string, string | undefined>>();
  const visitPolicies = (parent: XmlElement, prefix: string) => {
    for (const element of parent.children) {
      if (element.name !== 'register' && element.name !== 'cluster') continue;
      const path = `${prefix}${textOf(element, 'name')!.replace('[%s]', '')}`;
      if (element.name === 'cluster') visitPolicies(element, `${path}.`);
      else policies.set(path, policiesOfRegister(element));
    }
  };
  visitPolicies(registersOf(text), '');
  return policies;
}

function registersOf(text: string): XmlElement {
  const peripheral = childrenOf(childrenOf(xmlOf(text), 'peripherals')[0], 'peripheral')[0];
  return childrenOf(peripheral, 'registers')[0]!;
}

function policiesOfRegister(element: XmlElement): Record<string, string | undefined> {
  const fields = childrenOf(childrenOf(element, 'fields')[0], 'field').map((field) => {
    const access = textOf(field, 'access') ?? textOf(element, 'access') ?? '';
    const actions = ['readAction', 'modifiedWriteValues'].map((name) => textOf(field, name));
    return [textOf(field, 'name')!, policyOfSvd(access, ...actions)] as const;
  });
  return Object.fromEntries(fields);
}

function visit(parent: XmlElement, base: bigint, prefix: string, facts: MapFacts): void {
  for (const element of parent.children) {
    if (element.name !== 'register' && element.name !== 'cluster') continue;
    for (const [name, offset] of copies(element)) {
      const path = `${prefix}${name}`;
      if (element.name === 'cluster') visit(element, base + offset, `${path}.`, facts);
      else facts.set(path, factsOfRegister(element, base + offset));
    }
  }
}

function copies(element: XmlElement): [name: string, offset: bigint][] {
  const name = textOf(element, 'name')!;
  const offset = BigInt(textOf(element, 'addressOffset')!);
  const dim = textOf(element, 'dim');
  if (dim === undefined) return [[name, offset]];
  const increment = BigInt(textOf(element, 'dimIncrement')!);
  return Array.from({ length: Number(dim) }, (_, copy) => [
    name.replace('%s', String(copy)),
    offset + BigInt(copy) * increment,
  ]);
}

function factsOfRegister(element: XmlElement, address: bigint) {
  const fields = childrenOf(childrenOf(element, 'fields')[0], 'field').map((field) => {
    const ones = (1n << BigInt(textOf(field, 'bitWidth')!)) - 1n;
    return [textOf(field, 'name')!, ones << BigInt(textOf(field, 'bitOffset')!)];
  });
  return {
    address,
    width: Number(textOf(element, 'size')),
    reset: BigInt(textOf(element, 'resetValue') ?? 0),
    masks: Object.fromEntries(fields) as Record<string, bigint>,
  };
}
