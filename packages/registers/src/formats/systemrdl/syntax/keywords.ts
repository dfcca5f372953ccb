/** Keywords of SystemRDL 2.0 (Table 3) and the words reserved for later (Annex D of the standard). */
export const KEYWORDS: ReadonlySet<string> = new Set(
  `abstract accesstype addressingtype addrmap alias all bit boolean bothedge compact component componentwidth
constraint default encode enum external false field fullalign hw inside internal level longint mem na negedge
nonsticky number onreadtype onwritetype posedge property r rclr ref reg regalign regfile rset ruser rw rw1 signal
string struct sw this true type unsigned w w1 wclr woclr woset wot wr wset wuser wzc wzs wzt
alternate byte int precedencetype real shortint shortreal signed with within`.split(/\s+/),
);

/** Keywords that stand for a value of a type of their own. */
export const VALUE_WORDS: Readonly<Record<string, string>> = {
  ...named('accesstype', 'na rw wr r w rw1 w1'),
  ...named('onreadtype', 'rclr rset ruser'),
  ...named('onwritetype', 'woset woclr wot wzs wzc wzt wclr wset wuser'),
  ...named('addressingtype', 'compact regalign fullalign'),
  ...named('precedencetype', 'hw sw'),
};

function named(type: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, type]));
}

/** Keywords that are names of properties too. */
export const PROPERTY_WORDS: ReadonlySet<string> = new Set([
  'sw',
  'hw',
  'rclr',
  'rset',
  'woclr',
  'woset',
  'encode',
]);

/** Words before the name of a property that modify it (9.9.1). */
export const MODIFIERS: ReadonlySet<string> = new Set([
  'posedge',
  'negedge',
  'bothedge',
  'level',
  'nonsticky',
]);

export const COMPONENT_KINDS = ['addrmap', 'regfile', 'reg', 'field', 'mem', 'signal'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

export function isComponentKind(word: string): word is ComponentKind {
  return (COMPONENT_KINDS as readonly string[]).includes(word);
}
