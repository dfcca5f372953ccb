import type { ToolSentence } from '@netloom/model';

export const tools: Record<ToolSentence, string> = {
  'TOOL/proof/refuted': 'このアサーションは成立しません：そこに至る手順は反例にあります',
  'TOOL/proof/vacuous': 'このアサーションに到達することがないか、仮定が矛盾しています：何も示しません',
  'TOOL/proof/unasked': 'このアサーションは成立しますが、到達するかどうかは時間内に判定できませんでした',
  'TOOL/proof/undecided': 'このアサーションは時間内に判定できませんでした',
  'TOOL/proof/inside':
    '{{name}} はインスタンスまたはインターフェースの内部を指し、証明からは見えません：ポートか、このモジュールのネットを使ってください',
  'TOOL/proof/undeclared':
    '{{name}} が宣言されていません。駆動されないネットは任意の値を取るため、証明は暗黙のネットを受け付けません：{{name}} を宣言してください',
  'TOOL/formal/fails': '{{check}} はリセット後 {{clocks}} クロック目に失敗します',
  'TOOL/formal/unasked': '{{check}}：時間内に調べた範囲（{{depth}}）では要求されません',
  'TOOL/formal/holds':
    '{{check}} はリセットから {{depth}} の間、任意のプログラムとバス応答に対して成立します',
  'TOOL/formal/proved': '{{check}} は任意のクロック数に対して証明されました',
  'TOOL/yosys/newer':
    'このリリースの Yosys が読める SystemVerilog は限られています。WebAssembly 版の Yosys は新しい構文を読めます：エンジンに選んでください。',
  'TOOL/formal/depth': '{{clocks}} クロック',
  'TOOL/formal/depthOf': '{{of}} クロック中 {{clocks}} クロック',
};
