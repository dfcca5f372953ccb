import type { GenerationSentence } from '@netloom/pins';

export const generation: Record<GenerationSentence, string> = {
  'PINS-NO-VECTOR':
    '{{instance}} は割り込めません：{{device}} にベクター {{vector}} がありません。この割り込みを無効にしてください。',
  'PINS-NO-C':
    'ファミリー {{family}} 用の C ジェネレーターはありません：C ソース、スタートアップ、リンカースクリプト、ビルドファイルは生成しません。',
  'PINS-UNSAFE-TEXT/identifier':
    '{{text}} は C の識別子ではありません：英字、数字、_ を使い、数字で始めないでください',
  'PINS-UNSAFE-TEXT/number': '{{text}} は 0 以上の整数ではありません',
  'PINS-UNSAFE-TEXT/file': '{{text}} はファイル名にできません：英字、数字、_、- を使ってください',
  'PINS-USER-CODE':
    '{{file}}、{{line}} 行目：{{fault}}あなたのコードが失われないよう、何も生成していません。',
  'PINS-USER-CODE-KEPT':
    '{{file}}：セクション {{name}} の場所がなくなりました。コードはファイルの末尾に残しています。',
  'user-code/no-name': 'USER CODE {{word}} に名前がありません。',
  'user-code/never-begun': 'USER CODE END {{name}} に対応する開始がありません。',
  'user-code/other-end': 'USER CODE END {{name}} が {{line}} 行目のセクション {{open}} の中にあります。',
  'user-code/inside': 'USER CODE BEGIN {{name}} が {{line}} 行目のセクション {{open}} の中にあります。',
  'user-code/twice': 'セクション {{name}} がこのファイルに 2 回あります（最初は {{line}} 行目）。',
  'user-code/unclosed': 'USER CODE BEGIN {{name}} に USER CODE END {{name}} がありません。',
  'user-code/kept-too': 'セクション {{name}} のコードが、本来の場所と保持ブロックの両方にあります。',
  'user-code/other-file':
    'セクション {{name}} はこのファイルのものではありません：コードを別のセクションに移してください。',
  'user-code/conditions':
    'セクション {{name}} はもう生成されず、#if と #endif の対応も取れていません：直してください。',
  'PINS-ZEPHYR-LOSS':
    'デバイスツリーオーバーレイには次のものが含まれません：{{what}}。Zephyr で設定できる場所で設定してください。',
  'zephyr/of': '{{instance}}：{{what}}',
  'zephyr/and': '{{first}}、{{then}}',
  'zephyr/all': 'すべて（Zephyr にモード {{mode}} のドライバーがありません）',
  'zephyr/lin': 'LIN モード',
  'zephyr/priority': '割り込み優先度 {{priority}}',
  'zephyr/clocks': 'クロックツリー（ボードが自身のものを定義します）',
  'zephyr/pad': '{{pin}} のためのパッド {{pad}} のリマップ',
  'zephyr/switch': '{{pin}} のアナログスイッチの状態',
  'zephyr/slave': 'スレーブモード（プログラムの実行時に選びます）',
  'zephyr/setting': '{{setting}} {{value}}',
  'zephyr/spi': 'クロック速度（バス上の各デバイスが spi-max-frequency で指定します）',
  'zephyr/can': 'ビットタイミング（ドライバーが bitrate と sample-point から計算します）',
  'zephyr/flow': 'フロー制御 {{flow}}（hw-flow-control は RTS と CTS の両方が対象です）',
  'zephyr/i2c': 'クロック速度 {{speed}} Hz（ドライバーは 100000 と 400000 だけに対応します）',
};
