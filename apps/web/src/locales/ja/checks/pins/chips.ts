import type { ChipSentence } from '@netloom/pins';

export const chips: Record<ChipSentence, string> = {
  'PINS-CHIP-POSITION':
    '位置の重複：{{other}} と {{pin}} がどちらも {{position}} にあります。一方を別の位置にしてください',
  'PINS-CHIP-NAME':
    '{{pin}} という名前のピンが {{other}} と {{position}} の 2 つあります。信号のあるピンには固有の名前が必要です',
  'PINS-CHIP-SIGNAL': 'ピン {{pin}} に信号 {{signal}} が 2 度あります。経路を 1 つの項目にまとめてください',
  'PINS-CHIP-INSTANCE': '周辺機能 {{instance}} が 2 度あります。一方を削除してください',
  'PINS-CHIP-CHARACTERS': '{{field}} {{value}} に使えるのは{{allowed}}だけです。名前を変えてください',
  'characters/text': '英数字、空白と . , : ; + - / ( ) [ ] _ & ',
  'characters/pin': '英数字、空白と + - . / ( ) [ ] _ ',
  'characters/position': '英大文字と数字',
  'characters/port': '英大文字 1 文字',
  'characters/signal': '英字に続く英数字、_ と - ',
  'characters/instance': '英数字と _ ',
  'characters/identifier': 'C の識別子（英数字と _）',
};
