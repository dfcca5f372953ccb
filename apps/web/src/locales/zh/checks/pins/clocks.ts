import type { ClockSentence } from '@netloom/pins';

export const clocks: Record<ClockSentence, string> = {
  'PINS-CLOCK-NONE/named': '时钟树 {{tree}} 未知：不检查时钟、波特率及其误差。',
  'PINS-CLOCK-NONE/unnamed': '此芯片的时钟树未知：不检查时钟、波特率及其误差。',
  'PINS-CLOCK-NONE/unused': '{{unknown}}时钟设置不会被使用。',
  'PINS-CLOCK-LIMIT/most': '{{node}} 为 {{frequency}}，但最多允许 {{bound}}（{{why}}）：{{remedy}}。',
  'PINS-CLOCK-LIMIT/least': '{{node}} 为 {{frequency}}，但至少需要 {{bound}}（{{why}}）：{{remedy}}。',
  'clock-remedy/raise': '请增大 {{setting}}',
  'clock-remedy/lower': '请减小 {{setting}}',
  'clock-remedy/frequency': '请为 {{setting}} 设置其他频率',
  'clock-remedy/choose': '请在 {{setting}} 中选择其他时钟',
  'PINS-CLOCK-OFF/switch': '{{node}} 取自已关闭的 {{source}}：请在 {{state}} 中开启，或选择其他时钟。',
  'PINS-CLOCK-OFF/plain': '{{node}} 取自已关闭的 {{source}}：请将其开启，或选择其他时钟。',
  'PINS-CLOCK-VALUE/options': '时钟设置 {{setting}} 为 {{value}}：必须是 {{options}} 之一。',
  'PINS-CLOCK-VALUE/fixed': '时钟设置 {{setting}} 为 {{value}}：不能设置。',
  'PINS-CLOCK-VALUE/number': '时钟设置 {{setting}} 为 {{value}}：必须是 {{min}} 至 {{max}}{{unit}} 的数。',
  'PINS-CLOCK-VALUE/integer': '时钟设置 {{setting}} 为 {{value}}：必须是 {{min}} 至 {{max}}{{unit}} 的整数。',
  'PINS-CLOCK-VALUE/needs': '{{setting}} {{value}} 需要 {{needs}}。',
  'PINS-CLOCK-UNKNOWN': '时钟树 {{tree}} 没有设置 {{setting}}：请从配置中删除。',
  'clock-need': '{{setting}} {{values}}',
  'pins-fix/remove': '删除 {{name}}',
  'pins-fix/reset': '恢复为复位时的值',
};
