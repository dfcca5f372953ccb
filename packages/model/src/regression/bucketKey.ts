// oxlint-disable-next-line no-control-regex -- the escape sequences of ECMA-48 begin with this character
const COLOURS = /\u001b\[[\d;]*m/g;

/** What of a message differs from failure to failure of one cause, in the order in which it is taken out. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [COLOURS, ''],
  // Folders: a file is known by its name wherever the tree lies.
  [/(?:\b[A-Za-z]:)?(?:[\w.+~-]*\/)+(?=[\w.+~-])/g, ''],
  // Verilog's based numbers (IEEE 1800-2017, section 5.7.1), and those of C.
  [/\b\d*'s?[bodhBODH]\s?[\da-fA-FxXzZ?_]+/g, '#'],
  [/\b0[xX][\da-fA-F_]+/g, '#'],
  // Instances of one module, in a hierarchical name: u_lane3.fifo, lane[3].fifo.
  [/(?<=[A-Za-z_])\d+(?=(?:\[[^\]]*\])?\.[A-Za-z_])|(?<=\.[A-Za-z_][A-Za-z_]*)\d+\b/g, '#'],
  [/\[\s*\d+(?:\s*:\s*\d+)?\s*\]/g, '[#]'],
  // Times and other lone numbers, with or without a unit.
  [
    /(?<![\w.])[-+]?\d[\d_]*(?:[.,]\d+)*(?:e[-+]?\d+)?\s?(?:fs|ps|ns|us|µs|ms|s|MHz|kHz|Hz|%)?(?![\w])/gi,
    '#',
  ],
  // Hexadecimal digits without a mark, also those of x and z; of letters alone those of words of 32 bits, or ffff.
  [/\b(?:(?=[\da-fxz]*\d)[\da-fxz]{4,}|(?:[\da-fxz]{8}){1,8}|([a-fxz])\1{3,})\b/gi, '#'],
  [/\s+/g, ' '],
];

const MOST_CHARACTERS = 300;

/** What failures of one cause have in common, whatever their times, paths, seeds, indices, lines and values are. */
export function bucketKey(message: string): string {
  const plain = VARYING.reduce((text, [what, by]) => text.replace(what, by), message.slice(0, 4000));
  return plain.trim().slice(0, MOST_CHARACTERS);
}
