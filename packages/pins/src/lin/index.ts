export { readLinArxml } from './arxml/read.ts';
export type { LinArxml, NotRead } from './arxml/read.ts';
export { CHANNEL_FIELDS } from './channelFields.ts';
export { checkLin } from './check.ts';
export { checkLinHardware } from './checkHardware.ts';
export {
  addLinChannel,
  duplicateLinChannel,
  moveLinChannel,
  removeLinChannel,
  renameLinChannel,
  setLinChannel,
  setLinGeneral,
} from './edit.ts';
export type { LinContainer, LinField, LinValue } from './field.ts';
export { linFiles } from './files.ts';
export { GENERAL_FIELDS } from './generalFields.ts';
export { example as exampleReference } from './problem.ts';
export { channelValue, generalValue, linDefaults } from './values.ts';
export type { LinConfiguration } from './values.ts';
