import type { AddressSentence } from '@netloom/soc';

export const addresses: Record<AddressSentence, string> = {
  'SOC-ADDRESS-MISSING': '{{end}} にアドレスがありません',
  'SOC-ADDRESS-OVERLAP': '{{one}}が {{other}}と重なっています',
  'SOC-CACHED-DEVICE/device':
    '{{manager}} がデバイスである {{end}}（{{first}} ～ {{last}}）をキャッシュします',
  'SOC-CACHED-DEVICE/uncached':
    '{{manager}} が {{end}}（{{first}} ～ {{last}}）をキャッシュしますが、アドレスマップではキャッシュできません',
  'SOC-CACHED-SHARED/stale':
    '{{manager}} は {{end}}（{{first}}～{{last}}）をキャッシュしますが、{{others}} がそこに書き込む可能性があり、コアにはそれを読み直させる命令がありません',
  'SOC-CACHED-SHARED/kept':
    '{{manager}} は {{end}}（{{first}}～{{last}}）をキャッシュしますが、{{others}} がそこを読み出す可能性があり、コアにはキャッシュに書き込んだ内容をメモリに書き戻す命令がありません',
  'SOC-IDEMPOTENT-DEVICE':
    '{{manager}} がデバイスである {{end}}（{{first}} ～ {{last}}）を先読みすることがあります',
  'SOC-ADDRESS-ALIGNMENT': '{{base}} の {{end}} が、サイズ {{size}} バイトに整列していません',
  'SOC-ADDRESS-SIZE': '{{end}} は {{size}} バイトですが、4 以上の 2 のべき乗ではありません',
  'SOC-ADDRESS-SPAN/again':
    '{{end}} には {{size}} バイトが割り当てられ、{{decoded}} バイトをデコードします。{{again}} は再び {{base}} になり、全部で {{times}} 回現れます',
  'SOC-ADDRESS-SPAN/cut':
    '{{end}} には {{size}} バイトが割り当てられ、{{decoded}} バイトをデコードします。{{size}} 以降にはアクセスできません',
  'SOC-ADDRESS-HOLE':
    '{{end}} には {{size}} バイトが割り当てられ、{{decoded}} バイトをデコードします。{{first}} から {{last}} は {{end}} に届きますが、その中に応じるものがありません',
  'SOC-ADDRESS-RANGE': '{{base}} の {{end}} は {{instance}} の {{bits}} ビットのアドレスを越えます',
  'SOC-ADDRESS-NARROW':
    '{{manager}} のアドレスは {{bits}} ビットなので、{{base}} の {{end}} にアクセスできません',
  'SOC-ADDRESS-UNREACHABLE/none': 'サブオーディネート {{end}} にアクセスできるマネージャがありません',
  'SOC-ADDRESS-UNREACHABLE/hidden': 'アドレスマップが {{end}} をすべてのマネージャから隠しています',
  'SOC-ADDRESS-REGISTERS/beyond':
    '{{end}} のレジスタは {{needed}} バイト、領域は {{size}} バイトです。{{address}} の {{register}} にアクセスできません',
  'SOC-ADDRESS-REGISTERS/size': '{{end}} のレジスタは {{needed}} バイト、領域は {{size}} バイトです',
  'SOC-ADDRESS-WINDOW/size': '{{base}} の {{end}}：{{size}} バイトは 4 以上の 2 のべき乗ではありません',
  'SOC-ADDRESS-WINDOW/beyond':
    '{{base}} の {{end}}：ウィンドウの終わり {{last}} が、領域の {{size}} バイトを越えます',
  'SOC-ADDRESS-WINDOW/offset':
    '{{base}} の {{end}}：オフセット {{offset}} がウィンドウの {{size}} バイトの倍数ではありません',
  'SOC-ADDRESS-ALIASED':
    '{{end}} の {{one}} と {{other}} のウィンドウが、どちらもバイト {{offset}} を示しています',
  'SOC-ADDRESS-MANAGER': '{{end}} にアクセスできるマネージャ {{manager}} はありません',
  'SOC-ADDRESS-UNENFORCED':
    '{{manager}} はインターコネクトを通さずに {{end}} につながるため、{{members}} が守られません',
  'SOC-ADDRESS-PROTECTION/privileged':
    '{{manager}} には AWPROT と ARPROT がありません。特権専用の {{end}} には決してアクセスできません',
  'SOC-ADDRESS-PROTECTION/secure':
    '{{manager}} には AWPROT と ARPROT がありません。secure では {{end}} へのアクセスを防げません',
  'SOC-INTERCONNECT-LOOP': '{{instance}} は {{other}} を経て自分自身に戻ります',
  'region/own': '{{end}}（{{first}}～{{last}}）',
  'region/alias': '{{end}}（エイリアス {{first}}～{{last}}）',
};
