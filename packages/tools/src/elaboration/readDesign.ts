import type { Connection, Design, Module, Place, Reference, Scope, Variable } from './design.ts';
import { DataTypes } from './readTypes.ts';
import { emptyScope, ModuleReader, type TaskArguments } from './readModule.ts';
import { findElement, readXml, type XmlElement } from './xmlTree.ts';

const KINDS = new Set(['module', 'iface', 'package', 'class', 'primitive']);

function placesOf(document: XmlElement): (element: XmlElement) => Place {
  const files = new Map<string, string>();
  for (const { attributes } of findElement(document, 'files')?.children ?? [])
    files.set(attributes.id ?? '', (attributes.filename ?? '').replace(/^(\.\/)+/, ''));
  return ({ attributes }) => {
    const [file = '', ...numbers] = (attributes.loc ?? '').split(',');
    const [line = 0, column = 0, endLine = 0, endColumn = 0] = numbers.map(Number);
    return { file: files.get(file) ?? '', line, column, endLine, endColumn };
  };
}

function taskArguments(modules: XmlElement[]): TaskArguments {
  const found: TaskArguments = new Map();
  const visit = (element: XmlElement, module: string) => {
    for (const child of element.children) {
      if (child.tag !== 'task' && child.tag !== 'func') {
        visit(child, module);
        continue;
      }
      const { name = '' } = child.attributes;
      const own = child.children.filter(
        ({ tag, attributes }) => tag === 'var' && attributes.dir !== undefined,
      );
      // The result of a function is a variable of its own name.
      const directions = own
        .filter((each) => each.attributes.name !== name)
        .map((each) => each.attributes.dir ?? '');
      found.set(`${module}.${name}`, directions);
      found.set(name, directions);
    }
  };
  for (const element of modules) visit(element, element.attributes.name ?? '');
  return found;
}

function emptyModule(element: XmlElement, place: Place): Module {
  const { name = '', origName = name } = element.attributes;
  const module = { name, sourceName: origName, place, ports: [], writes: [], reads: [], instances: [] };
  const made: Module = { ...module, root: undefined as unknown as Scope };
  made.root = emptyScope(name, null, made);
  return made;
}

/** The variable that a name means where it stands: of the innermost scope that has it, or of a package. */
function find(name: string, from: Scope, packages: Module[]): Variable | null {
  for (let scope: Scope | null = from; scope; scope = scope.parent) {
    const variable = scope.variables.get(name);
    if (variable) return variable;
  }
  return packages.map(({ root }) => root.variables.get(name)).find(Boolean) ?? null;
}

const namesOf = ({ parts, reads }: Connection): Reference[] => [
  ...reads,
  ...(parts ?? []).flatMap(({ reference }) => reference ?? []),
];

function link(module: Module, packages: Module[]): void {
  const uses = [...module.writes, ...module.reads].map(({ reference }) => reference);
  const connected = module.instances.flatMap(({ connections }) => connections.flatMap(namesOf));
  for (const reference of [...uses, ...connected])
    if (reference.dotted === '') reference.variable = find(reference.name, reference.scope, packages);
}

/** Reads what `verilator --xml-only` says of a design. @throws an Error where it is no such text. */
export function readDesign(xml: string): Design {
  const document = readXml(xml);
  const netlist = findElement(document, 'netlist');
  const table = netlist && findElement(netlist, 'typetable');
  if (!netlist || !table) throw new Error('the XML holds no netlist');
  const placeOf = placesOf(document);
  const elements = netlist.children.filter(({ tag }) => KINDS.has(tag));
  const types = new DataTypes(table);
  const tasks = taskArguments(elements);
  const modules = new Map<string, Module>();
  for (const element of elements) {
    const module = emptyModule(element, placeOf(element));
    modules.set(module.name, module);
    new ModuleReader(module, types, placeOf, tasks).read(element);
  }
  const packages = elements
    .filter(({ tag }) => tag === 'package')
    .map(({ attributes }) => modules.get(attributes.name!)!);
  for (const module of modules.values()) link(module, packages);
  const top = elements.find(({ attributes }) => attributes.topModule === '1');
  if (!top) throw new Error('the XML names no top module');
  return { top: modules.get(top.attributes.name!)!, modules, packages };
}
