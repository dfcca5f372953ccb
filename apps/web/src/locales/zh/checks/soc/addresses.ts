import type { AddressSentence } from '@netloom/soc';

export const addresses: Record<AddressSentence, string> = {
  'SOC-ADDRESS-MISSING': '{{end}} 没有地址',
  'SOC-ADDRESS-OVERLAP': '{{one}}与 {{other}}重叠',
  'SOC-CACHED-DEVICE/device': '{{manager}} 会缓存 {{end}}（{{first}} 至 {{last}}），而它是设备',
  'SOC-CACHED-DEVICE/uncached':
    '{{manager}} 会缓存 {{end}}（{{first}} 至 {{last}}），而地址映射规定其不可缓存',
  'SOC-CACHED-SHARED/stale':
    '{{manager}} 会缓存 {{end}}（{{first}} 至 {{last}}），而 {{others}} 可能写入该处，内核却没有指令能使其重新读取',
  'SOC-CACHED-SHARED/kept':
    '{{manager}} 会缓存 {{end}}（{{first}} 至 {{last}}），而 {{others}} 可能读取该处，内核却没有指令能把已写入缓存的数据写回存储器',
  'SOC-IDEMPOTENT-DEVICE': '{{manager}} 可能提前读取 {{end}}（{{first}} 至 {{last}}）而作废，而它是设备',
  'SOC-ADDRESS-ALIGNMENT': '位于 {{base}} 的 {{end}} 未按其 {{size}} 字节对齐',
  'SOC-ADDRESS-SIZE': '{{end}} 为 {{size}} 字节，不是不小于 4 的 2 的幂',
  'SOC-ADDRESS-SPAN/again':
    '{{end}} 映射了 {{size}} 字节，实际译码 {{decoded}} 字节：{{again}} 又对应 {{base}}，共出现 {{times}} 次',
  'SOC-ADDRESS-SPAN/cut':
    '{{end}} 映射了 {{size}} 字节，实际译码 {{decoded}} 字节：从 {{size}} 起的部分无法访问',
  'SOC-ADDRESS-HOLE':
    '{{end}} 映射了 {{size}} 字节，实际译码 {{decoded}} 字节：{{first}} 至 {{last}} 通向 {{end}}，但其中没有对应内容',
  'SOC-ADDRESS-RANGE': '位于 {{base}} 的 {{end}} 超出 {{instance}} 的 {{bits}} 位地址范围',
  'SOC-ADDRESS-NARROW': '{{manager}} 只有 {{bits}} 位地址，无法访问位于 {{base}} 的 {{end}}',
  'SOC-ADDRESS-UNREACHABLE/none': '没有管理器能访问从属器 {{end}}',
  'SOC-ADDRESS-UNREACHABLE/hidden': '地址映射对所有管理器隐藏了 {{end}}',
  'SOC-ADDRESS-REGISTERS/beyond':
    '{{end}} 的寄存器占 {{needed}} 字节，而其区域为 {{size}} 字节：位于 {{address}} 的 {{register}} 无法访问',
  'SOC-ADDRESS-REGISTERS/size': '{{end}} 的寄存器占 {{needed}} 字节，而其区域为 {{size}} 字节',
  'SOC-ADDRESS-WINDOW/size': '位于 {{base}} 的 {{end}}：{{size}} 字节不是不小于 4 的 2 的幂',
  'SOC-ADDRESS-WINDOW/beyond': '位于 {{base}} 的 {{end}}：窗口止于 {{last}}，超出区域的 {{size}} 字节',
  'SOC-ADDRESS-WINDOW/offset': '位于 {{base}} 的 {{end}}：偏移 {{offset}} 不是窗口 {{size}} 字节的整数倍',
  'SOC-ADDRESS-ALIASED': '{{end}} 位于 {{one}} 和 {{other}} 的窗口都显示其字节 {{offset}}',
  'SOC-ADDRESS-MANAGER': '没有名为 {{manager}} 的管理器能访问 {{end}}',
  'SOC-ADDRESS-UNENFORCED': '{{manager}} 未经互连直接连接 {{end}}，因此 {{members}} 得不到执行',
  'SOC-ADDRESS-PROTECTION/privileged': '{{manager}} 没有 AWPROT 和 ARPROT：永远无法访问仅限特权的 {{end}}',
  'SOC-ADDRESS-PROTECTION/secure': '{{manager}} 没有 AWPROT 和 ARPROT：secure 无法阻止它访问 {{end}}',
  'SOC-INTERCONNECT-LOOP': '{{instance}} 经由 {{other}} 又回到自身',
  'region/own': '{{end}}（{{first}} 至 {{last}}）',
  'region/alias': '{{end}}（别名 {{first}} 至 {{last}}）',
};
