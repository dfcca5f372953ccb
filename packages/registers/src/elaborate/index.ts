export { maskOf, resetMask, resetValue } from './bits.ts';
export { elaborate } from './elaborate.ts';
export type { Elaboration } from './elaborate.ts';
export { aliasTarget, findField, findRegister } from './find.ts';
export type { FoundField } from './find.ts';
export { isPlain, quantityValue, systemVerilog } from './quantity.ts';
export { addressPartners, goOppositeWays, partnerOf, shareAddress } from './sharedAddress.ts';
export type {
  ElaboratedField,
  ElaboratedGroup,
  ElaboratedMap,
  ElaboratedMemory,
  ElaboratedNode,
  ElaboratedRegister,
  ParameterValues,
} from './types.ts';
export { copiesOf, eachInstance, eachNode, eachRegister } from './walk.ts';
export type { Instance } from './walk.ts';
