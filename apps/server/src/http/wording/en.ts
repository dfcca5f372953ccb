import type { Wording } from './form.ts';

export const en: Wording = {
  missing: (field) => `${field} is required`,
  empty: (field) => `${field} must not be empty`,
  wrongType: (field, expected) => `${field} must be ${expected}`,
  longText: (field, most) => `${field} must have at most ${most} characters`,
  shortText: (field, least) => `${field} must have at least ${least} characters`,
  longList: (field, most) => `${field} must have at most ${most} entries`,
  shortList: (field, least) => `${field} must have at least ${least} entries`,
  tooLarge: (field, most) => `${field} must be at most ${most}`,
  tooSmall: (field, least) => `${field} must be at least ${least}`,
  oneOf: (field, values) => `${field} must be one of: ${values}`,
  unknownKeys: (field, keys) => `${field}: unknown entries: ${keys}`,
  invalid: (field) => `${field} is not valid`,
  types: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    null: 'empty',
  },
  fields: { deptId: 'Project', toVerilogJson: 'Design', layoutJson: 'Layout', verilogFile: 'Text' },
  messages: {},
};
