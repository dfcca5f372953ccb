import type { ChipSentence } from '@netloom/pins';

export const chips: Record<ChipSentence, string> = {
  'PINS-CHIP-POSITION': '位置重复：{{other}} 和 {{pin}} 都在 {{position}}；请给其中一个换位置',
  'PINS-CHIP-NAME': '有两个引脚名为 {{pin}}，分别在 {{other}} 和 {{position}}；有信号的引脚需要唯一的名称',
  'PINS-CHIP-SIGNAL': '引脚 {{pin}} 两次列出信号 {{signal}}；请把其路由合并到一个条目',
  'PINS-CHIP-INSTANCE': '外设 {{instance}} 列出了两次；请删除一个',
  'PINS-CHIP-CHARACTERS': '{{field}} {{value}} 只能包含{{allowed}}；请改名',
  'characters/text': '字母、数字、空格和 . , : ; + - / ( ) [ ] _ &',
  'characters/pin': '字母、数字、空格和 + - . / ( ) [ ] _',
  'characters/position': '大写字母和数字',
  'characters/port': '一个大写字母',
  'characters/signal': '字母开头，后跟字母、数字、_ 和 -',
  'characters/instance': '字母、数字和 _',
  'characters/identifier': 'C 标识符：字母、数字和 _',
};
