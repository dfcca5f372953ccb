import type { Diagnostic } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { diagnosticOf } from '../elaborate/problem.ts';
import type { ElaboratedMap, ElaboratedNode } from '../elaborate/index.ts';
import { isReservedInC } from './cKeywords.ts';
import { joinedClashes } from './signals.ts';

/** REG-NAME among parameters, and among the children of each group; names of fields are checked with their register. */
export function checkNames(map: ElaboratedMap): Diagnostic[] {
  const found: Diagnostic[] = [];
  const parameters = map.source.parameters.map(({ name }, index) => ({
    name,
    pointer: `/parameters/${index}`,
  }));
  for (const { pointer, message } of clashes(parameters)) {
    found.push(diagnosticOf({ code: 'REG-NAME', message, at: '/name' }, pointer));
  }
  if (nameFault(map.name)) {
    found.push(diagnosticOf({ code: 'REG-NAME', message: nameFault(map.name)!, at: '/name' }));
  }
  const visit = (children: readonly ElaboratedNode[]) => {
    for (const { pointer, message } of clashes(children)) {
      found.push(diagnosticOf({ code: 'REG-NAME', message, at: '/name' }, pointer));
    }
    for (const { node, field, message } of joinedClashes(children)) {
      const at = field ? `/fields/${field.index}/name` : '/name';
      found.push(diagnosticOf({ code: 'REG-NAME', message, at }, node.pointer));
    }
    for (const child of children) if (child.kind === 'group') visit(child.children);
  };
  visit(map.children);
  return found;
}

/** Why a name cannot stand in generated code. In lower case it only ever stands joined with others there. */
export function nameFault(name: string): string | undefined {
  if (isKeyword(name)) return `${name} is a keyword of SystemVerilog`;
  return isReservedInC(name) ? `${name} is reserved in C or C++` : undefined;
}

const forms = new Map<string, { key: string; fault: string | undefined }>();
const MAX_FORMS = 100_000;

/** A name in lower case, and what is wrong with it; remembered, since a check after an edit asks for the same names. */
function formOf(name: string): { key: string; fault: string | undefined } {
  let form = forms.get(name);
  if (!form) {
    if (forms.size >= MAX_FORMS) forms.clear();
    forms.set(name, (form = { key: name.toLowerCase(), fault: nameFault(name) }));
  }
  return form;
}

/** Each name that cannot be used or that an earlier one has, whatever its case. */
export function* clashes<T extends { name: string }>(
  named: readonly T[],
): Generator<T & { message: string }> {
  const seen = new Map<string, string>();
  for (const each of named) {
    const { key, fault } = formOf(each.name);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, each.name);
    if (fault) yield { ...each, message: fault };
    else if (earlier !== undefined) {
      const what =
        earlier === each.name
          ? `${each.name} stands twice`
          : `${each.name} differs from ${earlier} in case alone`;
      yield { ...each, message: what };
    }
  }
}
