/** Reserved words of VHDL (IEEE 1076-2008 and 1076-2019, 15.10), in lower case. */
const KEYWORDS = new Set(
  `abs access after alias all and architecture array assert assume assume_guarantee attribute begin block body buffer bus
case component configuration constant context cover default disconnect downto else elsif end entity exit fairness file
for force function generate generic group guarded if impure in inertial inout is label library linkage literal loop map
mod nand new next nor not null of on open or others out package parameter port postponed private procedure process
property protected pure range record register reject release rem report restrict restrict_guarantee return rol ror select
sequence severity shared signal sla sll sra srl strong subtype then to transport type unaffected units until use variable
view vmode vpkg vprop vunit wait when while with xnor xor`.split(/\s+/),
);

/** VHDL does not tell upper case from lower. */
export function isKeywordOfVhdl(name: string): boolean {
  return KEYWORDS.has(name.toLowerCase());
}
