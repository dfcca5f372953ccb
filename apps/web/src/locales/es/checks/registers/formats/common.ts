import type { CommonFormatSentence } from '@netloom/registers/wording';

export const commonFormat: Record<CommonFormatSentence, string> = {
  'REG-LIST': '{{first}}, {{rest}}',
  'REG-IMPORT/xml': '{{detail}}',
  'REG-IMPORT/absent': 'el archivo no está',
  'REG-IMPORT/large': 'el archivo tiene {{bytes}} bytes; se leen {{most}} como máximo',
  'REG-IMPORT/schema': '{{path}}: {{why}}',
  'REG-IMPORT/refused': '{{why}}',
  'REG-IMPORT/element': '{{element}}: {{problem}}',
  'REG-IMPORT/value': '{{text}}: {{why}}',
  'REG-LOSS/uncarried': 'no se conserva: {{what}}',
  'REG-LOSS/times': '{{loss}} ({{count}} veces)',
};
