export { inColumns } from './columns.ts';
export { descriptorPort } from './descriptorPort.ts';
export { emitInstance, emitModule, emitTidyModule } from './module.ts';
export { input, output, packedText, portGroup } from './ports.ts';
export { tidy } from './tidy.ts';
export type {
  ConnectionText,
  DeclarationText,
  InstanceText,
  ItemText,
  ModuleText,
  ParameterText,
  PortText,
} from './syntax.ts';
