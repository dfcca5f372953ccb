import { sayer } from '@netloom/model';

/** Every sentence that checks of pin multiplexers say, in English; other languages are worded by the same keys. */
export const PINMUX_SENTENCES = {
  'PMX-EMPTY': 'There are no pads: add one, and then what it may carry',
  'PMX-CODE': '{{name}} has code {{code}}, which is that of {{other}}: firmware could not tell them apart',
  'PMX-CODE/fix': 'Give {{name}} the free code {{code}}',
  'PMX-NAME': '{{name}} and {{other}} become the same word, {{word}}: rename one of them',
  'PMX-KEYWORD': '{{name}} is a keyword of SystemVerilog: choose another name',
  'PMX-RESERVED':
    '{{name}} begins with {{start}}, as ports of the multiplexer itself do: choose another name',
  'PMX-UNKNOWN-PAD': '{{name}} names the pad {{pad}}, which is not there',
  'PMX-UNKNOWN-PAD/fix': 'Leave {{pad}} out',
  'PMX-DIRECT-TWICE':
    'The pad {{pad}} is wired to {{name}} and to {{other}}: one pad carries one direct signal',
  'PMX-DIRECT-LISTED':
    '{{name}} may reach the pad {{pad}}, but that is wired to {{other}} past the matrix: leave it out',
  'PMX-DIRECT-PADS':
    '{{name}} is wired to {{pad}} past the matrix, and lists pads too: leave out one of the two',
  'PMX-DIRECT-PADS/fix': 'Leave the list of pads out',
  'PMX-UNREACHED': '{{name}} reaches no pad: list a pad that is not wired to a signal past the matrix',
  'PMX-UNKNOWN-SIGNAL': 'The use case {{useCase}} needs {{name}}, which is not there',
  'PMX-UNKNOWN-SIGNAL/fix': 'Leave {{name}} out of {{useCase}}',
  'PMX-PLACE': 'In {{useCase}}, {{name}} is on {{pad}}, which it cannot reach: it can reach {{pads}}',
  'PMX-PLACE/fix': 'Free {{name}}',
  'PMX-TAKEN': 'In {{useCase}}, {{name}} and {{other}} both drive {{pad}}: move one of them',
  'PMX-LOOP': 'In {{useCase}}, {{name}} reads {{pad}}, which {{other}} drives: it reads what is driven',
  'PMX-OPEN': 'In {{useCase}}, {{name}} has no pad yet: assign one, or let the solver do it',
  'PMX-STRAP':
    'In {{useCase}}, which is in effect while straps are sampled, {{name}} drives the strap {{pad}}: move it to a pad that is no strap',
  'PMX-STRAPS': '{{count}} pads are straps: at most {{most}} are sampled',
  'PMX-DEBUG': 'The use case {{useCase}} leaves out {{name}}, and so locks the debugger out',
  'PMX-DEBUG/fix': 'Add {{name}} to {{useCase}}',
} as const;

export type PinmuxSentence = keyof typeof PINMUX_SENTENCES;

export const say = sayer(PINMUX_SENTENCES);
