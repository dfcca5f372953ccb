/** What checks of the address map say. */
export const ADDRESSES = {
  'SOC-ADDRESS-MISSING': '{{end}} has no address',
  'SOC-ADDRESS-OVERLAP': '{{one}} overlaps {{other}}',
  'SOC-CACHED-DEVICE/device': '{{manager}} caches {{end}} ({{first}} to {{last}}), which is a device',
  'SOC-CACHED-DEVICE/uncached':
    '{{manager}} caches {{end}} ({{first}} to {{last}}), which no cache may hold by the address map',
  'SOC-CACHED-SHARED/stale':
    '{{manager}} caches {{end}} ({{first}} to {{last}}), and the core has no instruction that makes it read anew what {{others}} may write there',
  'SOC-CACHED-SHARED/kept':
    '{{manager}} caches {{end}} ({{first}} to {{last}}), and the core has no instruction that brings what it has written to memory, where {{others}} may read it',
  'SOC-IDEMPOTENT-DEVICE': '{{manager}} may read {{end}} ({{first}} to {{last}}) in vain, which is a device',
  'SOC-ADDRESS-ALIGNMENT': '{{end}} at {{base}} is not aligned to its {{size}} bytes',
  'SOC-ADDRESS-SIZE': '{{end}} has {{size}} bytes, no power of two from 4 on',
  'SOC-ADDRESS-SPAN/again':
    '{{end}} is mapped with {{size}} bytes and decodes {{decoded}}: {{again}} is {{base}} again, {{times}} times in all',
  'SOC-ADDRESS-SPAN/cut':
    '{{end}} is mapped with {{size}} bytes and decodes {{decoded}}: those from {{size}} on cannot be reached',
  'SOC-ADDRESS-HOLE':
    '{{end}} is mapped with {{size}} bytes and decodes {{decoded}}: {{first}} to {{last}} leads to {{end}} and to nothing in it',
  'SOC-ADDRESS-RANGE': '{{end}} at {{base}} ends beyond the {{bits}} address bits of {{instance}}',
  'SOC-ADDRESS-NARROW': '{{manager}} has {{bits}} address bits and cannot reach {{end}} at {{base}}',
  'SOC-ADDRESS-UNREACHABLE/none': 'no manager reaches a subordinate {{end}}',
  'SOC-ADDRESS-UNREACHABLE/hidden': 'the map hides {{end}} from every manager',
  'SOC-ADDRESS-REGISTERS/beyond':
    'the registers of {{end}} take {{needed}} bytes and its region {{size}}: {{register}} at {{address}} cannot be reached',
  'SOC-ADDRESS-REGISTERS/size': 'the registers of {{end}} take {{needed}} bytes and its region {{size}}',
  'SOC-ADDRESS-WINDOW/size': '{{end}} at {{base}}: {{size}} bytes are no power of two from 4 on',
  'SOC-ADDRESS-WINDOW/beyond':
    "{{end}} at {{base}}: the window ends at {{last}}, beyond the region's {{size}} bytes",
  'SOC-ADDRESS-WINDOW/offset':
    "{{end}} at {{base}}: offset {{offset}} is no multiple of the window's {{size}} bytes",
  'SOC-ADDRESS-ALIASED': 'the windows of {{end}} at {{one}} and {{other}} both show its byte {{offset}}',
  'SOC-ADDRESS-MANAGER': 'no manager {{manager}} reaches {{end}}',
  'SOC-ADDRESS-UNENFORCED':
    '{{manager}} meets {{end}} without interconnect, so that nothing enforces {{members}}',
  'SOC-ADDRESS-PROTECTION/privileged':
    '{{manager}} has no AWPROT and ARPROT: it never gets to {{end}}, which is privileged',
  'SOC-ADDRESS-PROTECTION/secure':
    '{{manager}} has no AWPROT and ARPROT: secure does not keep it from {{end}}',
  'SOC-INTERCONNECT-LOOP': '{{instance}} leads back into itself by way of {{other}}',
  'region/own': '{{end}} ({{first}} to {{last}})',
  'region/alias': '{{end}} (alias {{first}} to {{last}})',
} as const;
