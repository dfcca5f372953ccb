import type { CommonFormatSentence } from '@netloom/registers/wording';

export const commonFormat: Record<CommonFormatSentence, string> = {
  'REG-LIST': '{{first}}、{{rest}}',
  'REG-IMPORT/xml': '整形式の XML ではありません：{{detail}}',
  'REG-IMPORT/absent': 'ファイルがありません',
  'REG-IMPORT/large': 'ファイルは {{bytes}} バイトです。読み込めるのは {{most}} バイトまでです',
  'REG-IMPORT/schema': '{{path}}：{{why}}',
  'REG-IMPORT/refused': 'ファイルを読み取れません：{{why}}',
  'REG-IMPORT/element': '{{element}}：{{problem}}',
  'REG-IMPORT/value': '{{text}}：{{why}}',
  'REG-LOSS/uncarried': '引き継がれません：{{what}}',
  'REG-LOSS/times': '{{loss}}（{{count}} 箇所）',
};
