import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** One configuration of a LIN driver: files of AUTOSAR 4.0 and 4.1 may hold several of one module. */
export interface Choice {
  /** Short names from the outermost package, e.g. `/Config/Lin/LinGlobalConfig`. */
  path: string;
  module: XmlElement;
  /** Undefined when the module has none. */
  globalConfig: XmlElement | undefined;
}

/** `Lin`, or with the infix of a vendor, `Lin_43_LPUART`, `Lin_17_AscLin`. */
const LIN = /^Lin(_\d+_\w+)?$/;

/** Configurations of all modules in the document, in its order. */
export function modulesOf(root: XmlElement): XmlElement[] {
  return childrenOf(root, 'AR-PACKAGES').flatMap(modulesIn);
}

function modulesIn(packages: XmlElement): XmlElement[] {
  return childrenOf(packages, 'AR-PACKAGE').flatMap((pack) => [
    ...childrenOf(pack, 'ELEMENTS').flatMap((elements) =>
      childrenOf(elements, 'ECUC-MODULE-CONFIGURATION-VALUES'),
    ),
    ...childrenOf(pack, 'AR-PACKAGES').flatMap(modulesIn),
  ]);
}

export function choicesOf(modules: readonly XmlElement[]): Choice[] {
  return modules.filter(isLin).flatMap((module): Choice[] => {
    const configs = containersOf(module, 'CONTAINERS').filter(
      (container) => definitionOf(container) === 'LinGlobalConfig',
    );
    if (configs.length === 0) return [{ path: pathOf(module), module, globalConfig: undefined }];
    return configs.map((globalConfig) => ({ path: pathOf(globalConfig), module, globalConfig }));
  });
}

function isLin(module: XmlElement): boolean {
  return LIN.test(definitionOf(module) ?? textOf(module, 'SHORT-NAME') ?? '');
}

/** Last name of the definition that an element follows. */
export function definitionOf(element: XmlElement): string | undefined {
  return textOf(element, 'DEFINITION-REF')?.split('/').at(-1);
}

export function containersOf(element: XmlElement, list: 'CONTAINERS' | 'SUB-CONTAINERS'): XmlElement[] {
  const found = childOf(element, list);
  return found ? childrenOf(found, 'ECUC-CONTAINER-VALUE') : [];
}

export function pathOf(element: XmlElement): string {
  const names: string[] = [];
  for (let at: XmlElement | undefined = element; at; at = at.parent) {
    const name = textOf(at, 'SHORT-NAME');
    if (name !== undefined) names.unshift(name);
  }
  return `/${names.join('/')}`;
}
