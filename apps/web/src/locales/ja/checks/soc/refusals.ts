import type { RefusalSentence } from '@netloom/soc';

export const refusals: Record<RefusalSentence, string> = {
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
  'refused/both-sinks': '{{from}} と {{to}} はどちらも値を受けます',
};
