/** What is said of every format of register maps. */
export const COMMON_FORMAT = {
  'REG-LIST': '{{first}}, {{rest}}',
  'REG-IMPORT/xml': 'no well-formed XML: {{detail}}',
  'REG-IMPORT/absent': 'the file is not there',
  'REG-IMPORT/large': 'the file has {{bytes}} bytes; at most {{most}} are read',
  'REG-IMPORT/schema': '{{path}}: {{why}}',
  'REG-IMPORT/refused': 'the file cannot be read: {{why}}',
  'REG-IMPORT/element': '{{element}}: {{problem}}',
  'REG-IMPORT/value': '{{text}}: {{why}}',
  'REG-LOSS/uncarried': 'not carried over: {{what}}',
  'REG-LOSS/times': '{{loss}} ({{count}} times)',
} as const;
