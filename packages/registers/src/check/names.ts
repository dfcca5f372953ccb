import type { Diagnostic, Said } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { diagnosticOf } from '../elaborate/problem.ts';
import type { ElaboratedMap, ElaboratedNode } from '../elaborate/index.ts';
import { cIdentifier } from '../generate/c/names.ts';
import { say } from '../wording/sentences.ts';
import { isReservedInC } from './cKeywords.ts';
import { joinedClashes } from './signals.ts';

/** REG-NAME among parameters, and among the children of each group; names of fields are checked with their register. */
export function checkNames(map: ElaboratedMap): Diagnostic[] {
  const found: Diagnostic[] = [];
  const parameters = map.source.parameters.map(({ name }, index) => ({
    name,
    pointer: `/parameters/${index}`,
  }));
  const faults = parameters.flatMap(({ name, pointer }) => {
    const fault = parameterFault(name);
    return fault ? [{ pointer, ...fault }] : [];
  });
  for (const { pointer, message, wording } of [...faults, ...clashes(parameters)]) {
    found.push(diagnosticOf({ code: 'REG-NAME', message, wording, at: '/name' }, pointer));
  }
  const visit = (children: readonly ElaboratedNode[]) => {
    for (const { pointer, message, wording } of clashes(children)) {
      found.push(diagnosticOf({ code: 'REG-NAME', message, wording, at: '/name' }, pointer));
    }
    for (const { node, field, message, wording } of joinedClashes(children)) {
      const at = field ? `/fields/${field.index}/name` : '/name';
      found.push(diagnosticOf({ code: 'REG-NAME', message, wording, at }, node.pointer));
    }
    for (const child of children) if (child.kind === 'group') visit(child.children);
  };
  visit(map.children);
  return found;
}

/** Parameters stand in generated code under their own names; all others are joined with more, or get an underscore. */
function parameterFault(name: string): Said | undefined {
  if (isKeyword(name)) return say('REG-NAME/keyword', { name });
  return isReservedInC(name) ? say('REG-NAME/c', { name }) : undefined;
}

const forms = new Map<string, { key: string; inC: string }>();
const MAX_FORMS = 100_000;

/** A name in lower case, as it is and as C has it; remembered, since a check after an edit asks for the same names. */
function formOf(name: string): { key: string; inC: string } {
  let form = forms.get(name);
  if (!form) {
    if (forms.size >= MAX_FORMS) forms.clear();
    forms.set(name, (form = { key: name.toLowerCase(), inC: cIdentifier(name).toLowerCase() }));
  }
  return form;
}

/** Each name that an earlier one has, whatever its case, or becomes in C. */
export function* clashes<T extends { name: string }>(named: readonly T[]): Generator<T & Said> {
  const seen = new Map<string, string>();
  for (const each of named) {
    const { key, inC } = formOf(each.name);
    const earlier = seen.get(key) ?? seen.get(inC);
    if (earlier !== undefined) yield { ...each, ...clash(each.name, earlier) };
    else for (const form of [key, inC]) seen.set(form, each.name);
  }
}

function clash(name: string, other: string): Said {
  if (name === other) return say('REG-NAME/twice', { name });
  if (name.toLowerCase() === other.toLowerCase()) return say('REG-NAME/case', { name, other });
  return say('REG-NAME/in-c', { name, other, identifier: cIdentifier(name) });
}
