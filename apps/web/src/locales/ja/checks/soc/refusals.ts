import type { RefusalSentence } from '@netloom/soc';

export const refusals: Record<RefusalSentence, string> = {
  'template/core-bus':
    '{{core}} は配置されません：{{end}} のバスは {{bus}} で、AXI4 でも AXI4-Lite でもありません',
  'template/core-data':
    '{{core}} は配置されません：{{end}} は 1 ビートで {{bits}} ビットを運びますが、クロスバーは {{taken}} ビットです',
  'template/core-ids':
    '{{core}} は配置されません：{{end}} の ID は {{bits}} ビットですが、クロスバーが受け付けるのは {{taken}} ビットまでです',
  'refused/no-address': '{{endpoint}} にアドレスがありません',
  'refused/no-alias': '{{endpoint}} にエイリアス {{alias}} はありません',
  'refused/size': '{{size}} バイトは {{least}} 以上の 2 のべき乗ではありません',
  'refused/has-address': '{{endpoint}} にはすでにアドレスがあります',
  'refused/no-subordinate': '{{endpoint}} はサブオーディネートではありません',
  'refused/negative-base': 'ベースは負にできません',
  'refused/beyond-memory': '{{base}} とサイズが 64 ビットを超えます',
  'refused/whole-document': '文書全体は置き換えられません',
  'refused/no-value': '{{pointer}} は存在しません',
  'refused/invalid': '{{path}}：{{issue}}',
  'refused/no-object': '{{name}} という名前のものはありません',
  'refused/no-identifier': '「{{name}}」は識別子ではありません',
  'refused/keyword': '{{name}} は SystemVerilog のキーワードです',
  'refused/taken': '{{name}} はすでに使われています',
  'refused/no-instance-port': '{{endpoint}} はインスタンスのポートではありません',
  'refused/no-export': '{{endpoint}} はトップへ出せません',
  'refused/number': '{{source}} はすでに番号 {{number}} を要求しています',
  'refused/number-held': '{{source}} がすでに {{sink}} の番号 {{number}} を使っています',
  'refused/driven': '{{to}} はすでに {{from}} が駆動しています',
  'refused/connected': '{{manager}} はすでに {{subordinate}} に接続されています',
  'refused/port-and-interface':
    '{{one}} と {{other}} はポートとインタフェースです。インタフェース全体を接続してください',
  'refused/protocols': '{{one}} は {{first}}、{{other}} は {{second}} です',
  'refused/both-sources': '{{from}} と {{to}} はどちらも値を出します',
  'refused/no-variant': '{{vlnv}} のポートは {{instance}} のブロックと異なります',
  'refused/no-block': '{{vlnv}} がライブラリにありません',
  'refused/group-none': 'インスタンスが選択されていません',
  'refused/group-taken': 'プロジェクトにはすでに {{vlnv}} があります',
  'refused/group-array': '{{port}} は配列なので、ブロックの境界を越えられません',
  'refused/group-lost': '{{manager}} → {{subordinate}} は成立しておらず、ブロックの境界を越えられません',
  'refused/group-restricted':
    'インターコネクトが境界を越えて {{end}} につながり、その制限はマネージャーや転送ごとに異なります',
  'refused/group-address':
    '{{name}} の領域（{{base}} から {{size}} バイト）に {{other}} も入ってしまいます。移動するか、インターコネクトを外に残してください',
  'refused/dissolve-twice': '{{end}} が {{one}} と {{other}} の両方に見えます',
  'refused/dissolve-view': '{{end}} にはエイリアスか制限があり、その先のそれぞれに必要になります',
  'refused/no-document': '{{instance}} は自身の図を持つブロックではありません',
  'refused/both-sinks': '{{from}} と {{to}} はどちらも値を受けます',
};
