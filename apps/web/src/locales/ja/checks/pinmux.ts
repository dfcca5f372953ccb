import type { PinmuxSentence } from '@netloom/pinmux';

export const pinmux: Record<PinmuxSentence, string> = {
  'PMX-EMPTY': 'パッドがありません。追加してから、何を載せられるかを決めてください',
  'PMX-CODE': '{{name}} のコード {{code}} は {{other}} と同じです。ファームウェアから区別できません',
  'PMX-CODE/fix': '{{name}} に空きコード {{code}} を割り当てる',
  'PMX-NAME': '{{name}} と {{other}} は同じ語 {{word}} になります。どちらかの名前を変えてください',
  'PMX-KEYWORD': '{{name}} は SystemVerilog のキーワードです。別の名前にしてください',
  'PMX-RESERVED':
    '{{name}} は {{start}} で始まり、マルチプレクサ自身のポートと同じです。別の名前にしてください',
  'PMX-UNKNOWN-PAD': '{{name}} が指すパッド {{pad}} はありません',
  'PMX-UNKNOWN-PAD/fix': '{{pad}} を外す',
  'PMX-DIRECT-TWICE': 'パッド {{pad}} は {{name}} と {{other}} に直結されています。直結できる信号は一つです',
  'PMX-DIRECT-LISTED':
    '{{name}} はパッド {{pad}} に届くとされていますが、これはマトリクスを通らず {{other}} に直結されています。外してください',
  'PMX-DIRECT-PADS':
    '{{name}} はマトリクスを通らず {{pad}} に直結され、パッドの一覧もあります。どちらかを外してください',
  'PMX-DIRECT-PADS/fix': 'パッドの一覧を外す',
  'PMX-UNREACHED': '{{name}} はどのパッドにも届きません。直結されていないパッドを挙げてください',
  'PMX-UNKNOWN-SIGNAL': 'ユースケース {{useCase}} に必要な {{name}} がありません',
  'PMX-UNKNOWN-SIGNAL/fix': '{{useCase}} から {{name}} を外す',
  'PMX-PLACE': '{{useCase}} で {{name}} は届かないパッド {{pad}} にあります。届くのは {{pads}} です',
  'PMX-PLACE/fix': '{{name}} を解放する',
  'PMX-TAKEN': '{{useCase}} で {{name}} と {{other}} がともに {{pad}} を駆動します。どちらかを移してください',
  'PMX-LOOP':
    '{{useCase}} で {{name}} は {{other}} が駆動する {{pad}} を読みます。駆動されたレベルが読まれます',
  'PMX-OPEN': '{{useCase}} で {{name}} にまだパッドがありません。割り当てるか、ソルバに任せてください',
  'PMX-STRAP':
    'ストラップの取り込み時に有効な {{useCase}} で、{{name}} がストラップ {{pad}} を駆動します。ストラップでないパッドに移してください',
  'PMX-STRAPS': 'ストラップが {{count}} あります。取り込めるのは {{most}} までです',
  'PMX-DEBUG': 'ユースケース {{useCase}} には {{name}} がなく、デバッガが使えなくなります',
  'PMX-DEBUG/fix': '{{useCase}} に {{name}} を加える',
};
