import type { RegressSentence } from '@netloom/model/regression';

export const regress: Record<RegressSentence, string> = {
  'REG-SOURCES/build':
    'ビルド {{name}}: テストベンチのファイル、ファイルリスト、または SoC を指定してください',
  'REG-SOURCES/check': 'チェック {{name}}: ファイルまたはファイルリストを指定してください',
  'REG-SOURCES/design': 'チェック {{name}}: 設計のファイルリストを指定してください',
  'REG-SOC': 'ビルド {{name}}: プログラムを実行する SoC に「{{member}}」は指定できません',
  'REG-BUILD': 'ケース {{name}}: ビルド「{{build}}」はありません',
  'REG-PROGRAM/none': 'ケース {{name}}: {{build}} が実行するプログラムを指定してください',
  'REG-PROGRAM/other': 'ケース {{name}}: {{build}} はプログラムを実行する SoC ではありません',
  'REG-GENERATOR': 'ケース {{name}}: 生成プログラムは .py または .sh のファイルです',
  'REG-TESTPOINT/case': 'ケース {{name}}: テストポイント「{{point}}」はありません',
  'REG-TESTPOINT/check': 'チェック {{name}}: テストポイント「{{point}}」はありません',
  'REG-GROUP': 'スケジュール: グループ「{{group}}」のケースはありません',
  'REG-TOO-MANY':
    'シミュレーションが {{all}} 個あります。1 回の回帰テストでは {{most}} 個までです。シードを減らすか、計画を分けてください',
};
