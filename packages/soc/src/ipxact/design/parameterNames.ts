import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** Names of components' parameters by the ids that designs set them with. */
export function parameterNames(components: readonly XmlElement[]): (vlnv: string, id: string) => string {
  const names = new Map<string, Map<string, string>>();
  for (const root of components) {
    const own = new Map<string, string>();
    const parameters = childrenOf(childOf(root, 'parameters') ?? root, 'parameter');
    for (const each of parameters) {
      const id = each.attributes.get('parameterId') ?? childOf(each, 'value')?.attributes.get('id');
      const name = textOf(each, 'name');
      if (id !== undefined && name !== undefined) own.set(id, name);
    }
    const vlnv = ['vendor', 'library', 'name', 'version'].map((part) => textOf(root, part) ?? '').join(':');
    names.set(vlnv, own);
  }
  return (vlnv, id) => names.get(vlnv)?.get(id) ?? id;
}
