import type { LinContainer, LinField } from '../field.ts';

export const NAMESPACE = 'http://autosar.org/schema/r4.0';
export const SCHEMA = 'AUTOSAR_4-2-2.xsd';
/** Definition of the module in the standard, and our refinement of it that has the extensions too. */
export const STANDARD = '/AUTOSAR/EcucDefs/Lin';
export const DEFINITION = '/Netloom/EcucDefs/Lin';

export function isReference(field: LinField): boolean {
  return field.type === 'reference';
}

/** Path of a container's definition below that of the module. */
export function containerPath(container: LinContainer): string {
  return container === 'LinChannel' ? 'LinGlobalConfig/LinChannel' : container;
}

export function definitionPath(field: LinField): string {
  return `${DEFINITION}/${containerPath(field.container)}/${field.name}`;
}

/** Element that defines the field. */
export function definitionKind({ type, symbolic }: LinField): string {
  switch (type) {
    case 'reference':
      return symbolic ? 'ECUC-SYMBOLIC-NAME-REFERENCE-DEF' : 'ECUC-REFERENCE-DEF';
    case 'peripheral':
      return 'ECUC-STRING-PARAM-DEF';
    default:
      return `ECUC-${type.toUpperCase()}-PARAM-DEF`;
  }
}
