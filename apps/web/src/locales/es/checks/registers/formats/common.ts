import type { CommonFormatSentence } from '@netloom/registers/wording';

export const commonFormat: Record<CommonFormatSentence, string> = {
  'REG-LIST': '{{first}}, {{rest}}',
  'REG-IMPORT/xml': 'no es XML bien formado: {{detail}}',
  'REG-IMPORT/absent': 'el archivo no está',
  'REG-IMPORT/large': 'el archivo tiene {{bytes}} bytes; se leen {{most}} como máximo',
  'REG-IMPORT/schema': '{{path}}: {{why}}',
  'REG-IMPORT/refused': 'no se puede leer el archivo: {{why}}',
  'REG-IMPORT/element': '{{element}}: {{problem}}',
  'REG-IMPORT/value': '{{text}}: {{why}}',
  'REG-LOSS/uncarried': 'no se conserva: {{what}}',
  'REG-LOSS/times': '{{loss}} ({{count}} veces)',
};
