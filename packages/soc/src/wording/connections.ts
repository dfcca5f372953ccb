/** What checks of connections, interfaces and drivers say. */
export const CONNECTIONS = {
  'SOC-ENDPOINT/lost': '{{reason}}',
  'SOC-ENDPOINT/no-interface': '{{end}} is not an interface',
  'SOC-ENDPOINT/no-clock': '{{name}} refers to the clock {{clock}}, which does not exist',
  'SOC-DIRECTION/constant': '{{from}} → {{to}}: a constant cannot be driven',
  'SOC-DIRECTION/interface': '{{from}} → {{to}}: an interface cannot be connected as a port',
  'SOC-DIRECTION/backwards': '{{from}} → {{to}} runs backwards',
  'SOC-DIRECTION/both-sinks': '{{from}} cannot drive {{to}}: both take a value',
  'SOC-DIRECTION/source': '{{to}} cannot be driven: it gives a value itself',
  'SOC-DIRECTION/exchanged': '{{manager}} → {{subordinate}} has manager and subordinate exchanged',
  'SOC-DIRECTION/managers': '{{one}} and {{other}} are both managers',
  'SOC-DIRECTION/subordinates': '{{one}} and {{other}} are both subordinates',
  'SOC-WIDTH/constant': '{{from}} does not fit {{to}}, which has {{wanted}}',
  'SOC-WIDTH/ports': '{{from}} has {{given}}, {{to}} has {{wanted}}',
  'SOC-WIDTH/signal': '{{signal}} has {{given}} bits at {{manager}} and {{taken}} at {{subordinate}}',
  'SOC-WIDTH/data': '{{manager}} and {{subordinate}} have {{given}} and {{taken}} data bits',
  'SOC-WIDTH/address': '{{manager}} has {{given}} address bits, {{subordinate}} takes {{taken}}',
  'SOC-WIDTH/id': '{{manager}} has IDs of {{given}} bits, {{subordinate}} takes {{taken}}',
  'SOC-WIDTH/declared': 'the width "{{width}}" of {{name}} is {{value}}',
  'SOC-WIDTH/no-value': 'the width "{{width}}" of {{name}} has no value: {{reason}}',
  'SOC-SHAPE': '{{from}} and {{to}} do not have the same array dimensions',
  'SOC-PROTOCOL/differ': '{{manager}} speaks {{speaks}}, {{subordinate}} expects {{expects}}',
  'SOC-PROTOCOL/burst': '{{manager}} sends bursts, and {{subordinate}} has no {{signal}}',
  'SOC-EXCLUSIVE/bridge':
    '{{manager}} can ask for exclusive access, which the bridge at {{subordinate}} answers like any other: it never succeeds',
  'SOC-EXCLUSIVE/ids':
    '{{manager}} can ask for exclusive access, and {{subordinate}} gives all IDs on as one, as a normal access: it never succeeds',
  'SOC-EXCLUSIVE/subordinate':
    '{{manager}} can ask for exclusive access, and {{subordinate}} has no AWLOCK: it never succeeds there',
  'SOC-USER': '{{giver}} has user signals of {{given}} bits, {{taker}} carries {{taken}}',
  'SOC-PARITY/unchecked':
    '{{manager}} gives check bits, which {{subordinate}} does not look at: none come back, and each answer would be an error',
  'SOC-PARITY/reshaped':
    '{{manager}} gives check bits, and beats or bursts behind {{subordinate}} are others than those that they are of',
  'SOC-PARITY/narrow': '{{manager}} gives check bits of {{given}} bits, {{subordinate}} carries {{taken}}',
  'SOC-PARITY/address':
    '{{manager}} gives check bits of addresses of {{given}} bits, {{subordinate}} looks at addresses of {{taken}}',
  'SOC-PARITY/moved':
    '{{manager}} sees {{subordinate}} at another address than its own, and the check bits that it gives are of that one',
  'SOC-PARITY/without': '{{subordinate}} looks at check bits, and {{manager}} gives none',
  'SOC-PROTOCOL/signal': '{{end}} has no {{signal}}, which {{protocol}} needs here',
  'SOC-MULTIPLE-DRIVERS/bit': 'bit {{bit}} of {{port}} has more than one driver',
  'SOC-MULTIPLE-DRIVERS/bits': 'bits {{high}} to {{low}} of {{port}} have more than one driver',
  'SOC-MULTIPLE-DRIVERS/interface':
    'interface {{interface}} is connected more than once; interconnect can share it',
  'SOC-UNDRIVEN/port': '{{port}} has no driver',
  'SOC-UNDRIVEN/bits': '{{bits}} of {{port}} have no driver',
  'SOC-UNDRIVEN/top': 'top-level output {{port}} has no driver',
  'SOC-UNDRIVEN/top-bits': 'top-level output {{bits}} of {{port}} has no driver',
  'SOC-REQUIRED-OPEN/port': '{{port}} must be connected',
  'SOC-REQUIRED-OPEN/interface': 'interface {{interface}} of {{instance}} is not connected',
  'SOC-REQUIRED-OPEN/top': 'top-level interface {{interface}} is not connected',
  'SOC-UNREAD': 'nothing reads the top-level input {{port}}',
  'SOC-COMBINATIONAL-LOOP/one': 'combinational loop {{path}}',
  'SOC-COMBINATIONAL-LOOP/alike': 'combinational loop {{path}}, and {{alike}} more through the same ports',
  'generator/ids':
    'with {{managers}} managers and IDs of {{own}} bits, subordinates see IDs of {{needed}} bits, and TARGET_ID_WIDTH is {{given}}',
  'generator/debug-groups': 'groups of harts are a part of Debug 1.0: choose that version, or no groups',
  'generator/debug-version':
    '{{core}} is of version {{own}} of debug, and the module of {{version}}: choose the same for both',
  'generator/debug-hart-id':
    '{{core}} reads {{id}} from mhartid, as another hart of the module does: give each a HART_ID of its own',
  'loop/cut': '{{start}} → ({{count}} more ports) → {{end}}',
  'end/neither': '"{{end}}" is neither an endpoint nor a constant',
  'end/interface-bits': '{{end}} is an interface and has no bits',
  'end/outside': '{{end}} is outside {{port}}, which has bits {{high}} to 0',
  'end/no-instance': 'there is no instance {{instance}}',
  'end/no-ip': 'the IP of {{instance}} is not in the library',
  'end/no-port': '{{instance}} ({{ip}}) has no port or interface {{name}}',
  'end/no-top': 'the top level has no clock, reset, port or interface {{name}}',
  'bits/one': '1 bit',
  'bits/many': '{{count}} bits',
} as const;
