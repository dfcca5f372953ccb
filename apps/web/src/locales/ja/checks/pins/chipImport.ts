import type { ChipImportSentence } from '@netloom/pins';

export const chipImport: Record<ChipImportSentence, string> = {
  'PINS-IMPORT-NO-GPIO':
    'GPIO ファイルがなく、チップに代替機能がありません。GPIO-{{version}}_Modes.xml を追加してください',
  'PINS-IMPORT-XML': 'XML を読めません：{{reason}}',
  'PINS-IMPORT-VERSION':
    'ファイルはメーカーのデータベースの版 {{version}} で、このインポートは {{known}} 用です。件数を確認してください',
  'PINS-IMPORT-FOREIGN/mcu': '<{{name}}> はメーカーのピンデータの MCU ファイル（<Mcu …>）ではありません',
  'PINS-IMPORT-FOREIGN/gpio':
    '<{{name}}> はメーカーのピンデータの GPIO ファイル（<IP Name="GPIO" …>）ではありません',
  'PINS-IMPORT-WRONG-GPIO/version':
    'この GPIO ファイルの版は {{version}} ですが、MCU ファイルは {{wanted}} を指しています。GPIO-{{wanted}}_Modes.xml を使ってください',
  'PINS-IMPORT-WRONG-GPIO/kind':
    'このファイルは GPIO ではなく {{name}} のものです。GPIO-{{wanted}}_Modes.xml を使ってください',
  'PINS-IMPORT-IO': 'ファイルでは I/O が {{told}} 個ですが、GPIO のあるリードは {{found}} 個です',
  'PINS-IMPORT-UNKNOWN': '{{count}} × {{kind}} はインポートが知らず、チップに入りません',
  'PINS-IMPORT-ATTRIBUTE': '<Mcu> に {{name}} がありません。メーカーの元のファイルを使ってください',
  'PINS-IMPORT-NUMBER': '<{{name}}> の「{{value}}」は数値ではありません',
  'PINS-IMPORT-UNDESCRIBED': 'GPIO ファイルに {{pins}} がなく、代替機能が付きません',
  'PINS-IMPORT-SPELLING':
    'ピン {{pin}}：GPIO ファイルは {{name}} を {{other}} と綴っています。同じ信号とみなしました',
  'PINS-IMPORT-ALTERNATE': '「{{value}}」は代替機能の名前（GPIO_AF<number>_<name>）ではありません',
  'PINS-IMPORT-PIN': '<Pin> には Name と Position が必要です',
  'PINS-IMPORT-TYPE': 'ピン {{pin}}：Type「{{type}}」は不明です。あるのは {{known}} です',
  'PINS-IMPORT-ERRATUM': '{{pin}}、{{signal}}：{{about}}（{{source}}）',
  'erratum/usb': 'STM32L1 に GPIO_AF10_USB はありません。USB に代替機能は不要なため、経路を省きました',
  'erratum/tim3': 'TIM3_CH3 は PC8 の代替機能 1 ではなく 0 です。修正しました',
  'erratum/eth':
    'STM32H573 のデータシート（DS14121、表 17）では、このピンに代替機能 11 はありません。使う前に確認してください',
  'erratum/remap1':
    'TIM3_REMAP1 はメーカーによる部分リマップの名前で、リファレンスマニュアル（RM0008、AFIO_MAPR）の符号は 10 です。マクロは正しいビットを設定します',
};
