import type { PointSentence } from '@netloom/core/special';

export const points: Record<PointSentence, string> = {
  'PT-AT': '{{point}}: {{said}}',
  'PT-CELL': '「{{wrong}}」はここに書けません',
  'PT-VALUES/none': 'このプログラムには数がありません',
  'PT-VALUES/twice': '{{value}} が 2 回あります',
  'PT-VALUES/beyond': '{{value}} は {{least}}～{{most}} の範囲外です',
  'PT-PROGRAM': 'プログラム「{{program}}」はありません',
  'PT-NOTHING': '期待するものがなく、このテストは失敗しようがありません',
  'PT-MODEL/interrupts':
    'サイクルを指定した割り込みの結果はモデルでは求められません。要因、レジスタまたはメモリを期待値にしてください',
  'PT-MODEL/errors':
    'サイクルを指定したバスエラーの結果はモデルでは求められません。要因、レジスタまたはメモリを期待値にしてください',
  'PT-MODEL/reset':
    'サイクルを指定したリセットの結果はモデルでは求められません。要因、レジスタまたはメモリを期待値にしてください',
};
