import type { ConnectionSentence } from '@netloom/soc';

export const connections: Record<ConnectionSentence, string> = {
  'SOC-ENDPOINT/lost': '{{reason}}',
  'SOC-ENDPOINT/no-interface': '{{end}} はインターフェースではありません',
  'SOC-ENDPOINT/no-clock': '{{name}} が参照するクロック {{clock}} がありません',
  'SOC-DIRECTION/constant': '{{from}} → {{to}}：定数は駆動できません',
  'SOC-DIRECTION/interface': '{{from}} → {{to}}：インターフェースはポートとして接続できません',
  'SOC-DIRECTION/backwards': '{{from}} → {{to}} は向きが逆です',
  'SOC-DIRECTION/both-sinks': '{{from}} は {{to}} を駆動できません。どちらも値を受け取る側です',
  'SOC-DIRECTION/source': '{{to}} は駆動できません。それ自体が値を出力します',
  'SOC-DIRECTION/exchanged': '{{manager}} → {{subordinate}} はマネージャとサブオーディネートが逆です',
  'SOC-DIRECTION/managers': '{{one}} と {{other}} はどちらもマネージャです',
  'SOC-DIRECTION/subordinates': '{{one}} と {{other}} はどちらもサブオーディネートです',
  'SOC-WIDTH/constant': '{{from}} は {{to}} のビット幅（{{wanted}}）に合いません',
  'SOC-WIDTH/ports': '{{from}} は {{given}}、{{to}} は {{wanted}}です',
  'SOC-WIDTH/signal':
    '{{signal}} は {{manager}} で {{given}} ビット、{{subordinate}} で {{taken}} ビットです',
  'SOC-WIDTH/data':
    '{{manager}} と {{subordinate}} のデータ幅は、それぞれ {{given}} ビットと {{taken}} ビットです',
  'SOC-WIDTH/address':
    '{{manager}} のアドレスは {{given}} ビットですが、{{subordinate}} が受け取るのは {{taken}} ビットです',
  'SOC-WIDTH/id':
    '{{manager}} の ID は {{given}} ビット、{{subordinate}} が受け取る ID は {{taken}} ビットです',
  'SOC-WIDTH/declared': '{{name}} のビット幅「{{width}}」が {{value}} です',
  'SOC-WIDTH/no-value': '{{name}} のビット幅「{{width}}」を計算できません：{{reason}}',
  'SOC-SHAPE': '{{from}} と {{to}} の配列の次元が異なります',
  'SOC-PROTOCOL/differ':
    '{{manager}} のプロトコルは {{speaks}} ですが、{{subordinate}} には {{expects}} が必要です',
  'SOC-PROTOCOL/burst': '{{manager}} はバーストを送りますが、{{subordinate}} には {{signal}} がありません',
  'SOC-EXCLUSIVE/bridge':
    '{{manager}} は排他アクセスを要求できますが、{{subordinate}} のブリッジは通常のアクセスとして応答するため、決して成功しません',
  'SOC-EXCLUSIVE/ids':
    '{{manager}} は排他アクセスを要求できますが、{{subordinate}} はすべての ID を一つにまとめ、通常のアクセスとして渡すため、決して成功しません',
  'SOC-EXCLUSIVE/subordinate':
    '{{manager}} は排他アクセスを要求できますが、{{subordinate}} には AWLOCK がないため、そこでは決して成功しません',
  'SOC-USER': '{{giver}} のユーザ信号は {{given}} ビットで、{{taker}} は {{taken}} ビットを運びます',
  'SOC-PARITY/unchecked':
    '{{manager}} は検査ビットを出しますが、{{subordinate}} は調べません。検査ビットが返らないため、すべての応答がエラーになります',
  'SOC-PARITY/reshaped':
    '{{manager}} は検査ビットを出しますが、{{subordinate}} の先ではビートやバーストがそのビットの対象と異なります',
  'SOC-PARITY/narrow':
    '{{manager}} の検査ビットは {{given}} ビットで、{{subordinate}} は {{taken}} ビットを運びます',
  'SOC-PARITY/address':
    '{{manager}} は {{given}} ビットのアドレスの検査ビットを出しますが、{{subordinate}} は {{taken}} ビットのアドレスを調べます',
  'SOC-PARITY/moved':
    '{{manager}} は {{subordinate}} を本来と異なるアドレスで見ており、出す検査ビットはそのアドレスのものです',
  'SOC-PARITY/without': '{{subordinate}} は検査ビットを調べますが、{{manager}} は出しません',
  'SOC-PROTOCOL/signal': '{{end}} に {{signal}} がありません。{{protocol}} ではここで必要です',
  'SOC-MULTIPLE-DRIVERS/bit': '{{port}} のビット {{bit}} に複数のドライバがあります',
  'SOC-MULTIPLE-DRIVERS/bits': '{{port}} のビット {{high}} から {{low}} に複数のドライバがあります',
  'SOC-MULTIPLE-DRIVERS/interface':
    'インターフェース {{interface}} が複数回接続されています。インターコネクトを通せば共有できます',
  'SOC-UNDRIVEN/port': '{{port}} にドライバがありません',
  'SOC-UNDRIVEN/bits': '{{port}} の {{bits}} にドライバがありません',
  'SOC-UNDRIVEN/top': 'トップレベルの出力 {{port}} にドライバがありません',
  'SOC-UNDRIVEN/top-bits': 'トップレベルの出力 {{port}} の {{bits}} にドライバがありません',
  'SOC-REQUIRED-OPEN/port': '{{port}} は必ず接続する必要があります',
  'SOC-REQUIRED-OPEN/interface': '{{instance}} のインターフェース {{interface}} が接続されていません',
  'SOC-REQUIRED-OPEN/top': 'トップレベルのインターフェース {{interface}} が接続されていません',
  'SOC-UNREAD': 'トップレベルの入力 {{port}} はどこからも読まれていません',
  'SOC-DEBUG-RESET': '{{port}}（デバッガによるシステムリセット）がどこにもつながっていません',
  'SOC-COMBINATIONAL-LOOP/one': '組み合わせループ {{path}}',
  'SOC-COMBINATIONAL-LOOP/alike': '組み合わせループ {{path}}、同じポートを通るものがほかに {{alike}} 個',
  'generator/ids':
    'マネージャー {{managers}} 個と {{own}} ビットの ID では、サブオーディネート側の ID は {{needed}} ビット必要ですが、TARGET_ID_WIDTH は {{given}} です',
  'generator/debug-groups':
    'hart のグループは Debug 1.0 の一部です。そのバージョンを選ぶか、グループをなしにしてください',
  'generator/debug-triggers':
    '外部トリガーはグループの一員です: グループを設けるか、トリガーをなしにしてください',
  'generator/debug-version':
    '{{core}} のデバッグはバージョン {{own}}、モジュールは {{version}} です。両方を同じにしてください',
  'generator/debug-hart-id':
    '{{core}} の mhartid は {{id}} で、このモジュールの別の hart と同じです。それぞれに固有の HART_ID を与えてください',
  'loop/cut': '{{start}} →（ほか {{count}} ポート）→ {{end}}',
  'end/neither': '「{{end}}」は接続端でも定数でもありません',
  'end/interface-bits': '{{end}} はインターフェースなので、ビットはありません',
  'end/outside': '{{end}} は {{port}} の範囲（ビット {{high}} から 0）の外です',
  'end/no-instance': 'インスタンス {{instance}} がありません',
  'end/no-ip': '{{instance}} の IP がライブラリにありません',
  'end/no-port': '{{instance}}（{{ip}}）にポートまたはインターフェース {{name}} がありません',
  'end/no-top': 'トップレベルにクロック、リセット、ポート、インターフェース {{name}} がありません',
  'bits/one': '1 ビット',
  'bits/many': '{{count}} ビット',
};
