export { applyEdits } from './applyEdits.ts';
export { attach } from './attach/attach.ts';
export type { Attachment, AttachLine } from './attach/attachment.ts';
export { assignAddresses } from './assignAddresses.ts';
export { freeInterruptNumber } from '../design/interruptNumbers.ts';
export { assignInterrupts } from './assignInterrupts.ts';
export { connectClocksAndResets } from './clocksAndResets.ts';
export type { ClockChoice } from './clocksAndResets.ts';
export { connect, disconnect } from './connect.ts';
export type { ConnectOptions } from './connect.ts';
export { duplicate } from './duplicate.ts';
export type { Offset } from './duplicate.ts';
export type { Drawing, Edit } from './edit.ts';
export { fixMany } from './fixMany.ts';
export { exportToTop } from './exportToTop.ts';
export { addInstance, remove, rename, setParameter } from './instances.ts';
export { newerVersion, otherBlocks } from './replace/otherBlocks.ts';
export { partKey } from './replace/pairing.ts';
export type { Replaced } from './replace/pairing.ts';
export { replaceBlocks } from './replace/replace.ts';
export { chooseVariant, variantsOf } from './replace/variants.ts';
export { isTaken } from '../document/isTaken.ts';
export { uniqueName } from './names.ts';
export { movedBy, withNotes } from './notes.ts';
export { describeAddress } from './describeAddress.ts';
export type { AddressDetails } from './describeAddress.ts';
export { packAddresses } from './packAddresses.ts';
export type { PackOptions, PackOrder } from './packAddresses.ts';
export {
  addAddress,
  moveAddress,
  nearestMultiple,
  removeAddress,
  resizeAddress,
  resizedRegion,
} from './placeAddress.ts';
export type { PlaceName } from './placeAddress.ts';
