import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { ReadContext } from './context.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** The register beside this one whose fields of the same names all fields of this one share (`aliasOf`, 2022). */
export function aliasedBy(register: XmlElement, context: ReadContext): string | undefined {
  const fields = childrenOf(register, 'field');
  const aliases = fields.map((field) => childOf(field, 'aliasOf')).filter((alias) => alias !== undefined);
  const [first] = aliases;
  if (!first) return undefined;
  const target = targetOf(first);
  const isWhole =
    target !== undefined &&
    aliases.length === fields.length &&
    aliases.every(
      (alias, index) => targetOf(alias) === target && fieldOf(alias) === textOf(fields[index]!, 'name'),
    );
  if (!isWhole) context.lose(say('IPX/field/alias', {}), first);
  return isWhole ? target : undefined;
}

const targetOf = (alias: XmlElement) => childOf(alias, 'registerRef')?.attributes.get('registerRef');
const fieldOf = (alias: XmlElement) => childOf(alias, 'fieldRef')?.attributes.get('fieldRef');

/** The field whose storage `field` shares, as far as it stands in a register beside its own. */
export function sharedField(field: XmlElement): XmlElement | undefined {
  const alias = childOf(field, 'aliasOf');
  const block = field.parent?.parent;
  const register = alias && block?.children.find((each) => textOf(each, 'name') === targetOf(alias));
  return register?.children.find((each) => each.name === 'field' && textOf(each, 'name') === fieldOf(alias!));
}
