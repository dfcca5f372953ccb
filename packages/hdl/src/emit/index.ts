export { emitModule } from './module.ts';
export type {
  ConnectionText,
  DeclarationText,
  InstanceText,
  ItemText,
  ModuleText,
  ParameterText,
  PortText,
} from './syntax.ts';
export { tidy } from './tidy.ts';
