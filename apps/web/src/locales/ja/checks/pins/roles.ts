import type { RoleSentence } from '@netloom/pins';

export const roles: Record<RoleSentence, string> = {
  'role/reset': '{{pin}} が Low の間、チップはリセットされます。',
  'role/boot': '{{pin}} は {{name}} です。リセット時のレベルで起動するメモリが決まります。',
  'role/boot1':
    '{{pin}} は BOOT1 です。BOOT0 が High のとき、リセット時のレベルでシステムメモリか SRAM かが決まります。',
  'role/swd': '{{pin}} は {{name}} です。使うとデバッガを接続できません。',
  'role/jtag': '{{pin}} は {{name}} です。使うと JTAG は使えませんが、SWD は使えます。',
  'role/oscillator': '{{pin}} は {{name}} です。使うと水晶振動子を接続できません。',
  'role/both': '{{one}}{{other}}',
  'role-source/names': 'メーカーのデータにあるピン名',
  'role-source/both': '{{one}}；{{other}}',
};
