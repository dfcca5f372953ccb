import type { CoreSentence } from '@netloom/core';

export const core: Record<CoreSentence, string> = {
  'core-name/verilog': '名前：「{{name}}」は SystemVerilog のキーワードです',
  'core-name/c': '名前：「{{name}}」は C のキーワードです',
  'core-name/underscore': '名前：「{{name}}」は下線で始まり、C が予約する名前です',
  'core-needs-zicsr/option':
    '{{option}}には、それを制御する Zicsr が必要です。Zicsr も選ぶか、このオプションを外してください',
  'core-needs-zicsr/store-buffer':
    'ストアバッファの遅れて届くバスエラーは割り込みなので、Zicsr が必要です。Zicsr も選ぶか、このオプションを外してください',
  'core-needs-five-stages/forwarding':
    'フォワーディングには 5 段が必要です。2 段では次の命令が読む前に結果が書き込まれます',
  'core-needs-five-stages/prediction':
    '分岐予測には 5 段が必要です。2 段では予測できる時点で分岐が決まります',
  'core-needs-five-stages/ahead':
    '冪等領域には 5 段が必要です。2 段では次のロードが始まる前にロードが終わります',
  'core-gating-without-clock':
    'クロックゲーティングで止めるものがありません。wfi でコアが休止する Zicsr か、個別のクロックを持つフリップフロップのレジスタを選んでください',
  'core-gates-without-unit':
    '休止するユニットがありません：乗算器、浮動小数点、カウンタのいずれかを選ぶか、ユニット別クロックゲートを外してください',
  'core-dsp-without-product':
    'DSP ブロックが計算する積がありません：積を一度に求める高速または単一サイクルの乗算器を選ぶか、乗算器をロジックにしてください',
  'core-retiming-without-register':
    'リタイミングで動かすレジスタがありません：積の途中にレジスタを持つのは、5 段でロジックの単一サイクル乗算器だけです',
  'core-prediction-table':
    'バイモーダルと gshare のテーブルは各エントリに 2 ビットカウンタを持ちます。16 から 4096 までの 2 のべき乗を選んでください',
  'core-prediction-without-table':
    'テーブルを持つのはバイモーダルと gshare だけです。どちらかを選ぶか、0 にしてください',
  'core-returns-need-prediction':
    'リターンは分岐と同じく ID で予測します。分岐予測も選ぶか、リターンスタックを外してください',
  'core-targets-need-prediction':
    '分岐先バッファの内容は ID が自身の予測と照合します。分岐予測も選ぶか、0 にしてください',
  'core-targets-table':
    '分岐先バッファのエントリ数は 8 から 256 までの 2 のべき乗です。いずれかを選ぶか、0 にしてください',
  'core-late-needs-forwarding':
    'MEM で判定する分岐はフォワーディングでオペランドを受け取り、分岐先を持ち運びます。フォワーディングと分岐先加算器も選んでください',
  'core-late-alu-needs-forwarding':
    'MEM で実行する演算はフォワーディングでオペランドを受け取り、結果も同じように渡します。フォワーディングを選ぶか、遅延 ALU を外してください',
  'core-parity-without-cache':
    'パリティはキャッシュの内容を守るものですが、キャッシュがありません。キャッシュを選ぶか、パリティを外してください',
  'core-parity-write-back':
    'ビットが失われたラインは読み直しますが、ライトバックで変更された内容の写しはほかにありません。ライトスルーか誤り訂正を選ぶか、パリティを外してください',
  'core-ecc-without-cache':
    '誤り訂正はキャッシュの内容を守りますが、キャッシュがありません。キャッシュを選ぶか、誤り訂正を外してください',
  'core-ecc-parity':
    'パリティで分かるビットの誤りは誤り訂正でも分かり、しかも訂正されます。どちらか一方を外してください',
  'core-lock-without-cache':
    'ロックするのはキャッシュのウェイですが、キャッシュがありません。キャッシュを選ぶか、ロックを外してください',
  'core-lock-direct-mapped':
    '1ウェイのキャッシュは、ロックするともうリフィルできません。2ウェイか4ウェイを選ぶか、ロックを外してください',
  'core-lock-status':
    'カスタム命令のステータスが、キャッシュのマスクのアドレス（0x7f0、0x7f1）にあります。ステータスを移すか、ロックを外してください',
  'core-zicbom-needs-cache':
    'Zicbom はデータキャッシュのラインを扱うものですが、データキャッシュがありません。データキャッシュを選ぶか、Zicbom を外してください',
  'core-zcmp-needs-compressed': 'Zcmp は C の 16 ビット命令に追加するものです。C も選ぶか、外してください',
  'core-zcmp-trace':
    '命令トレースは一度に実行される命令を伝えますが、Zcmp の命令は複数に分かれます。どちらかを外してください',
  'core-zcb-needs-compressed':
    'Zcb は C の 16 ビット形式に追加するものです。C も選ぶか、Zcb を外してください',
  'core-prediction-needs-adder':
    '予測された分岐は ALU より先にフェッチされます。分岐先加算器も選んでください',
  'core-needs-debug/system-bus':
    'システムバスアクセスはデバッグモジュールの一部です。デバッガーの接続方法を選ぶか、外してください',
  'core-needs-debug/triggers':
    'トリガーはデバッガーが設定します。デバッガーの接続方法を選ぶか、外してください',
  'core-needs-debug/program-buffer':
    'プログラムバッファーはデバッグモジュールの一部です。デバッガーの接続方法を選ぶか、2 ワードのままにしてください',
  'core-pmp-needs-user-mode':
    'メモリ保護はユーザーモードから守るものです。ユーザーモードも選ぶか、エントリーを 0 にしてください',
  'core-pmp-granularity': 'メモリ保護の粒度：4 から 1048576（1 MiB）バイトまでの 2 のべき乗を選んでください',
  'core-needs-pmp/granularity':
    '粒度はメモリ保護がなければ効果がありません。エントリーも選ぶか、4 バイトのままにしてください',
  'core-needs-pmp/smepmp': 'Smepmp はメモリ保護の拡張です。エントリーも選ぶか、外してください',
  'core-pmp-locks-out/entries':
    'MML と MMWP では、一つの規則でマシンモードに許せるのは実行か書き込みの一方だけです。エントリーが一つだと自分のトラップハンドラーを使えなくなります。二つ以上を選んでください',
  'core-pmp-locks-out/granularity':
    'メモリ保護の粒度：{{base}} からの {{size}} バイトのメモリに対し {{granularity}} バイトは粗すぎます。コード、ガード、トラップ用スタックが同じ領域に入り、コードをロックすると自分のトラップハンドラーを使えなくなります',
  'core-events-need-counter':
    'イベントは性能カウンタが数えます。カウンタを一つ以上選ぶか、サイクルのイベントを外してください',
  'core-needs-lockstep':
    '遅れは二つ目の複製のものです。ロックステップも選ぶか、2 クロックのままにしてください',
  'core-double-trap-lockup':
    'ロックアップ出力は続けて起こる例外を知らせますが、二重トラップ検出ではそれが起こりません。二つ目の例外はすでに critical_error かノンマスカブル割り込みのハンドラーへ行きます。どちらか一方を選んでください。',
  'core-tcm-protection-without':
    '保護するのはコアの内蔵メモリの内容ですが、それがありません。命令メモリかデータメモリを選ぶか、保護を外してください',
  'core-bus-parity-lite':
    'バスの検査ビットは AXI4 のユーザー信号で運ばれますが、AXI4-Lite にはありません。AXI4 ポートも選ぶか、パリティを外してください',
  'core-parity-lockstep':
    'キャッシュは複製ごとにあり、一方がビットを失って読み直すと二つの複製が食い違います。それはロックステップだけで検出されるため、パリティかロックステップを外してください',
  'core-ecc-lockstep':
    'キャッシュは複製ごとにあり、一方がビットを訂正すると3サイクルかかって二つの複製が食い違います。誤り訂正かロックステップを外してください',
  'core-lockstep-registers':
    'ブロック RAM のレジスタにはリセットがなく、書いていない値をプログラムが読むと二つの複製が食い違います。フリップフロップかラッチを選ぶか、ロックステップを外してください',
  'core-needs-untestable':
    'テストピンが開くものがありません。クロックゲーティング、ラッチのレジスタ、遅れのあるロックステップでの非同期リセットのいずれかも選ぶか、外してください',
  'core-needs-debug/version':
    'バージョンはデバッグモジュールのものです。デバッガーの接続方法を選ぶか、0.13 のままにしてください',
  'core-needs-debug/authentication':
    '認証はデバッガーに対するものです。デバッガーの接続方法を選ぶか、外してください',
  'core-debug-outside':
    'これはコアの外にあるデバッグモジュールのものです。そちらで選んでここはそのままにするか、コアに専用のモジュールを持たせてください',
  'core-groups-version':
    '外部トリガーとそのグループは Debug 1.0 の一部です。そのバージョンも選ぶか、外部トリガーを外してください',
  'core-needs-triggers': 'この種類にするトリガーがありません。一つ以上選ぶか、アドレスのままにしてください',
  'core-instructions-port':
    'ポートは custom-0 の命令をすべて使います。ポートかカスタム命令のどちらかを外してください',
  'core-instructions-unread': 'カスタム命令のファイルが読み込まれていません',
  'core-memory-size':
    '{{region}}のサイズ：{{size}} は 1024（1 KiB）から 1048576（1 MiB）までの 2 のべき乗ではありません',
  'core-address-range': '{{region}}のベース：終わりが 0xFFFFFFFF を超えます',
  'core-address-alignment': '{{region}}のベース：{{base}} はサイズ {{size}} の倍数ではありません',
  'core-address-overlap': '{{region}}のベース：{{base}} は{{other}}（{{first}} から {{last}}）の中にあります',
  'core-reset-vector/range': 'リセットベクタ：{{address}} は 0xFFFFFFFF を超えています',
  'core-reset-vector/alignment': 'リセットベクタ：{{address}} は {{alignment}} の倍数ではありません',
  'core-clic-lockstep':
    'コアの割り込みコントローラはロックステップの対では検証されていません。どちらか一方を選んでください',
  'core-clic-trace':
    '命令トレースの割り込み要因は 5 ビットですが、CLIC の割り込みには 7 ビットが必要です。どちらか一方を選んでください',
  'core-needs-clic': '先に CLIC を選んでください。CLIC がなければこのオプションは意味を持ちません',
  'core-nmi-address':
    'ノンマスカブル割り込みのアドレス：{{address}} は 0x100000000 未満の {{alignment}} の倍数ではありません',
  'core-reset-vector/data': 'リセットベクタ：{{address}} は命令を置けない{{region}}の中にあります',
  'core-region/instructions': '命令メモリ',
  'core-others': '{{suite}} のうち {{count}} 個は対象外：{{reason}}：{{names}}',
  'core-others/not-readable': '32 ビット RISC-V の実行ファイルではない',
  'core-others/no-tohost': '終了を知らせる tohost シンボルがない',
  'core-others/no-memory': 'テストベンチにメモリのない番地にある',
  'core-others/inside-the-core': 'コア内蔵メモリに置かれている',
  'core-others/signature-outside': 'シグネチャがテストベンチの RAM にない',
  'core-others/signature-long': 'シグネチャがテストベンチで比較できる長さを超えている',
  'core-others/signature-with-tohost': 'tohost が自身のシグネチャのワードになっている',
  'core-others/no-end': '200 万命令以内に終わらない',
  'core-others/fails-on-the-model': 'このコアのモデルで失敗する（多くは拡張がないため）',
  'core-region/data': 'データメモリ',
  'core-region/clint': 'CLINT',
  'core-region/clic': 'CLIC',
  'core-cache/instructions': '命令キャッシュ',
  'core-cache/data': 'データキャッシュ',
  'core-cache-needs-bursts':
    '{{cache}}のラインはバーストで充填されますが、AXI4-Lite にはバーストがありません。AXI4 も選ぶか、キャッシュを外してください',
  'core-cache-needs-region':
    'キャッシュ領域がなければ、{{cache}}には何も保持できません。キャッシュ領域も選ぶか、キャッシュを外してください',
  'core-cache-needs-fence-i':
    '命令キャッシュには、fence.i で無効にする Zifencei が必要です。Zifencei も選ぶか、このオプションを外してください',
  'core-needs-zicsr/write-back':
    'ライトバックではラインをメモリに書くときのエラーが割り込みになるため、Zicsr が必要です。Zicsr も選ぶか、ライトスルーにしてください',
  'core-next-line-without-cache':
    '次のラインは命令キャッシュに取り込まれます。命令キャッシュを追加するか、次ラインプリフェッチを外してください',
  'core-region-without-cache':
    'キャッシュ領域はキャッシュがなければ効果がありません。キャッシュを選ぶか、領域を外してください',
  'core-region-without-cached':
    '非キャッシュ領域はキャッシュ領域の中の例外です。キャッシュ領域も選ぶか、外してください',
  'core-idempotent-cache':
    'データキャッシュがあるとロードは重なりません。冪等領域かデータキャッシュを外してください',
  'core-idempotent-shared':
    'ロードを重ねるには専用のデータポートが必要です。独立したポートを選ぶか、冪等領域を外してください',
  'core-idempotent-inside':
    '冪等領域に{{region}}（{{first}} から {{last}}）が含まれ、バスより先に応答します。これを含まない領域を選んでください',
  'core-region/idempotent': '冪等領域',
  'core-combining-without-buffer':
    'ライト結合はストアバッファの中で行われます。ストアバッファを選ぶか、ライト結合を外してください',
  'core-combining-without-memory':
    'デバイスは書き込みの回数を区別するため、結合できるのはメモリへの書き込みだけです。冪等領域かデータキャッシュでメモリを指定するか、ライト結合を外してください',
  'core-combining-inside':
    'ライト結合：キャッシュ領域に{{region}}（{{first}} から {{last}}）が含まれ、2 回の書き込みの一方が失われます。これを含まない領域を選んでください',
  'core-region-size':
    '{{region}}のサイズ：{{size}} は {{least}} から 4294967296（4 GiB）までの 2 のべき乗ではありません',
  'core-region-outside':
    '非キャッシュ領域のベース：キャッシュ領域（{{first}} から {{last}}）の外にあり、そこは元々キャッシュされません',
  'core-region-covers':
    '非キャッシュ領域のベース：キャッシュ領域（{{first}} から {{last}}）の全てを覆い、何もキャッシュされません',
  'core-cache-line':
    '{{cache}}のライン：{{line}} バイトは 8、16、32、64 のいずれでもありません。AXI4 のラップバーストは 2、4、8、16 ビート（1 ビート 4 バイト）です',
  'core-cache-size': '{{cache}}のサイズ：{{size}} は 512 から 65536（64 KiB）までの 2 のべき乗ではありません',
  'core-cache-larger':
    '{{cache}}のサイズ：{{size}} バイトは、保持できるメモリの {{memory}} バイトを超えています',
  'core-region/cached': 'キャッシュ領域',
  'core-region/uncached': '非キャッシュ領域',
  'core-option/zicntr': 'Zicntr',
  'core-option/zfinx': '丸めモードと例外を CSR に持つ Zfinx',
  'core-option/user-mode': 'ユーザーモード',
  'core-option/clint': 'CLINT',
  'core-option/external-interrupt': '外部割り込み',
  'core-option/clic': 'CLIC',
  'core-option/nmi': 'ノンマスカブル割り込み',
  'core-option/trace': '命令トレース',
  'core-option/cache-lock': 'キャッシュのロック',
  'core-option/lockup': 'ロックアップ出力',
  'core-option/double-trap': '二重トラップ検出（Smdbltrp）',
  'core-option/debug': 'デバッグ',
  'core-option/performance-counter': '性能カウンタ',
};
