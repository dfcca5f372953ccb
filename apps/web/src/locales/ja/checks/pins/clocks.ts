import type { ClockSentence } from '@netloom/pins';

export const clocks: Record<ClockSentence, string> = {
  'PINS-CLOCK-NONE/named':
    'クロックツリー {{tree}} は未知です。クロック、ボーレートとその誤差は検査されません。',
  'PINS-CLOCK-NONE/unnamed':
    'このチップのクロックツリーは未知です。クロック、ボーレートとその誤差は検査されません。',
  'PINS-CLOCK-NONE/unused': '{{unknown}}クロック設定は使われません。',
  'PINS-CLOCK-LIMIT/most':
    '{{node}} は {{frequency}} ですが、許されるのは最大 {{bound}} です（{{why}}）。{{remedy}}。',
  'PINS-CLOCK-LIMIT/least':
    '{{node}} は {{frequency}} ですが、許されるのは最小 {{bound}} です（{{why}}）。{{remedy}}。',
  'clock-remedy/raise': '{{setting}} を大きくしてください',
  'clock-remedy/lower': '{{setting}} を小さくしてください',
  'clock-remedy/frequency': '{{setting}} の周波数を変えてください',
  'clock-remedy/choose': '{{setting}} で別のクロックを選んでください',
  'PINS-CLOCK-OFF/switch':
    '{{node}} は停止中の {{source}} を使います。{{state}} で有効にするか、別のクロックを選んでください。',
  'PINS-CLOCK-OFF/plain':
    '{{node}} は停止中の {{source}} を使います。有効にするか、別のクロックを選んでください。',
  'PINS-CLOCK-VALUE/options':
    'クロック設定 {{setting}} は {{value}} です。{{options}} のいずれかにしてください。',
  'PINS-CLOCK-VALUE/fixed': 'クロック設定 {{setting}} は {{value}} ですが、設定できません。',
  'PINS-CLOCK-VALUE/number':
    'クロック設定 {{setting}} は {{value}} です。{{min}} から {{max}}{{unit}} の数にしてください。',
  'PINS-CLOCK-VALUE/integer':
    'クロック設定 {{setting}} は {{value}} です。{{min}} から {{max}}{{unit}} の整数にしてください。',
  'PINS-CLOCK-VALUE/needs': '{{setting}} {{value}} には {{needs}} が必要です。',
  'PINS-CLOCK-UNKNOWN': 'クロックツリー {{tree}} に設定 {{setting}} はありません。構成から削除してください。',
  'clock-need': '{{setting}} {{values}}',
  'pins-fix/remove': '{{name}} を削除',
  'pins-fix/reset': 'リセット時の値に戻す',
};
