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
    'このリリースの Yosys が読める SystemVerilog は限られています。WebAssembly 版ははるかに広い範囲を読めます：エンジンに選んでください。',
  'TOOL/formal/check/requests':
    'requests（パイプラインは整列したワードを要求し、データの要求を許可されるまで保持し、メモリ側が受け入れる数を超えて未完了にしない）',
  'TOOL/formal/check/axiStable':
    'axiStable（AXI4、キャッシュとアダプター：VALID の内容は READY まで変わらず、リセット中は VALID にならない）',
  'TOOL/formal/check/axiBursts':
    'axiBursts（AXI4、キャッシュとアダプター：各バーストの長さ、サイズ、種類、整列が規格どおりで、4 KiB をまたがない）',
  'TOOL/formal/check/axiWriteData':
    'axiWriteData（AXI4、キャッシュとアダプター：WLAST は最後のビートだけに付き、アドレスのないビートは来ない）',
  'TOOL/formal/check/axiOrder':
    'axiOrder（AXI4、キャッシュとアダプター：未完了のバーストは示された数以内で、書き込みの応答がないラインは読まれない）',
  'TOOL/formal/check/fetchedWord':
    'fetchedWord（命令キャッシュまたはアダプター：フェッチしたワードは、最後のフラッシュ以降のメモリの内容と一致する）',
  'TOOL/formal/check/loadedWord':
    'loadedWord（データキャッシュまたはアダプター：ロードしたワードは、そこに最後にストアされた値である）',
  'TOOL/formal/depth': '{{clocks}} クロック',
  'TOOL/formal/depthOf': '{{of}} クロック中 {{clocks}} クロック',
  'TOOL/traffic/refused': '{{beats}} ビートにエラー応答がありました',
  'TOOL/reset/never': '{{reset}} が一度も解除されません',
  'TOOL/reset/again': '{{reset}} が {{time}} ns で再びアサートされます',
  'TOOL/program/model': 'モデル上、プログラム {{program}}：{{ended}}',
  'TOOL/program/rtl': 'RTL 上、プログラム {{program}}：{{ended}}',
  'TOOL/placement/slow': 'クロック {{clock}} は {{achieved}} MHz に達しますが、要求は {{asked}} MHz です',
  'TOOL/placement/no-room': '設計が収まりません：{{told}}',
  'TOOL/placement/needs':
    '{{resource}} が {{used}} 個必要ですが、デバイスには {{available}} 個しかありません',
  'TOOL/placement/and': '{{one}}。{{other}}',
  'TOOL/placement/or': '{{one}} または {{other}}',
  'TOOL/placement/has-enough': '{{devices}} なら足ります',
  'TOOL/placement/none-has-enough': '足りる iCE40 デバイスはありません',
  'TOOL/placement/fewer-blocks': 'ブロックまたはオプションを減らしてください',
  'TOOL/placement/smaller-memories':
    'メモリを小さくしてください（ブロック RAM は 1 個 4096 ビット、512 バイト）',
  'TOOL/placement/no-pin':
    '{{port}} に割り当てるピンが残っていません：設計のポートは {{ports}} 本です。十分なピン数のパッケージを選ぶか、トップのポートを減らしてください',
  'TOOL/timing/black-box':
    '{{instance}} のモジュール {{module}} はネットリストにも Liberty ファイルにもありません：これを通るパスのタイミングは解析されません',
  'TOOL/timing/unchecked':
    '{{check}}：検査されたパスがありません：制約のクロックがどのレジスタにも届いていません。制約のないエンドポイントを見てください',
  'TOOL/timing/violation':
    '{{check}}：エンドポイント {{endpoints}} 個中 {{violations}} 個で違反、最悪スラック {{worst}} ns',
  'TOOL/yosys/no-contents':
    'ファイルから読むメモリの内容（$readmemh）は省かれます：この SystemVerilog の ROM はネットリストで空になり、結果に含まれません。initial ブロックがレジスタに与える初期値も省かれます',
  'TOOL/yosys/latch': '{{signal}} にラッチが推論されます：すべての経路で代入されていません',
  'TOOL/yosys/loop': 'モジュール {{module}} に組み合わせループがあります：{{through}} を通ります',
  'TOOL/yosys/latch-area': 'ライブラリにラッチ {{cell}} の面積がありません：ラッチの分は面積に含まれません',
  'TOOL/fit/no-route': 'プロセッサ時間 {{seconds}} s 以内に配線が見つかりませんでした',
  'TOOL/crossing/unsynchronised': 'シンクロナイザのないビット：{{found}}',
  'TOOL/crossing/multi-bit': '変化しないと宣言されていない複数のビット：{{found}}',
  'TOOL/crossing/bit-by-bit': '1 ワードのビットが個別に同期されています：{{found}}',
  'TOOL/crossing/logic-before': 'シンクロナイザの前にロジックがあります：{{found}}',
  'TOOL/crossing/several-domains': '複数のドメインのビットが同時に入っています：{{found}}',
  'TOOL/crossing/reconvergence': '別々に同期されたビットが再収束します：{{found}}',
  'TOOL/crossing/repeated': '1 ビットが同じドメインへ 2 度同期されています：{{found}}',
  'TOOL/crossing/tapped': 'シンクロナイザの初段フリップフロップが他へも接続されています：{{found}}',
  'TOOL/crossing/reset-crossing': '別のドメインの非同期リセット：{{found}}',
  'TOOL/crossing/reset-logic': 'グリッチの恐れのあるロジックが非同期リセットを作っています：{{found}}',
  'TOOL/crossing/missing-release': 'クロックに同期して解除されない非同期リセット：{{found}}',
  'TOOL/crossing/clock-logic': 'クロックの経路上にロジックがあります：{{found}}',
  'TOOL/crossing/made-clock': 'フリップフロップが宣言のないクロックを作っています：{{found}}',
  'TOOL/crossing/unknown': '{{module}} の中身がここにありません：そのクロックについては何も分かりません',
  'TOOL/crossing/more': 'ほかに {{count}} 件のクロック乗り換えがレポートにあります',
  'TOOL/crossing/bits': '{{found}}、{{bits}} ビット',
  'TOOL/crossing/expired': '{{found}}。ウェイバーは期限切れです',
  'TOOL/crossing/stale': '{{found}}。ウェイバーは無効です：ロジックが変わっています',
};
