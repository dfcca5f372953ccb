import type { CommonFormatSentence } from '@netloom/registers/wording';

export const commonFormat: Record<CommonFormatSentence, string> = {
  'REG-LIST': '{{first}}，{{rest}}',
  'REG-IMPORT/xml': '不是格式良好的 XML：{{detail}}',
  'REG-IMPORT/absent': '文件不存在',
  'REG-IMPORT/large': '文件有 {{bytes}} 字节；最多读取 {{most}} 字节',
  'REG-IMPORT/schema': '{{path}}：{{why}}',
  'REG-IMPORT/refused': '无法读取文件：{{why}}',
  'REG-IMPORT/element': '{{element}}：{{problem}}',
  'REG-IMPORT/value': '{{text}}：{{why}}',
  'REG-LOSS/uncarried': '未沿用：{{what}}',
  'REG-LOSS/times': '{{loss}}（{{count}} 处）',
};
