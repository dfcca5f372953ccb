import type { FixSentence } from '@netloom/pins';

export const fixes: Record<FixSentence, string> = {
  'pins-fix/take-away': '{{name}} を削除',
  'pins-fix/take-label': '{{pin}} のラベルを削除',
  'pins-fix/free': '{{pin}} を解放',
  'pins-fix/leave-to': '{{pin}} を {{signal}} 専用にする',
  'pins-fix/low-speed': '{{pin}} の速度を Low にする',
  'pins-fix/smallest': '最小の品種に戻す',
  'pins-fix/default': '{{name}} を既定値に戻す',
  'pins-fix/set': '{{name}} を {{value}} にする',
  'pins-fix/put': '{{signal}} を {{pin}} に置く',
  'pins-fix/move': '{{signal}} を {{from}} から {{pin}} へ移す',
  'pins-fix/vector-on': '{{vector}} を優先度 0 で有効にする',
  'pins-fix/vector-off': '{{vector}} を無効にする',
};
