import type { ComponentKind } from '../syntax/keywords.ts';

/** What a property of the standard may be given: letters of the types, and the components that have it. */
export interface PropertyFacts {
  components: ReadonlySet<ComponentKind>;
  /** boolean, number, string, reference, array, or a type of keywords. */
  types: readonly string[];
  /** Can be assigned from outside of the component. */
  isDynamic: boolean;
}

const ALL = 'addrmap regfile reg field mem signal';
const table = new Map<string, PropertyFacts>();

function declare(components: string, types: string, names: string, isDynamic = true): void {
  const kinds = new Set(components.split(' ') as ComponentKind[]);
  for (const name of names.split(' ')) {
    const known = table.get(name);
    const all = known ? new Set([...known.components, ...kinds]) : kinds;
    table.set(name, { components: all, types: types.split(' '), isDynamic });
  }
}

// Tables 9, 10, 14 to 24 and 26 of SystemRDL 2.0.
declare(ALL, 'string', 'name desc');
declare(ALL, 'boolean', 'ispresent');
declare('addrmap regfile reg mem', 'string', 'hdl_path hdl_path_gate');
declare('field reg mem', 'array string', 'hdl_path_slice hdl_path_gate_slice');
declare('field reg regfile addrmap mem', 'boolean number', 'donttest dontcompare');
declare('signal', 'number', 'signalwidth', false);
declare('signal', 'boolean', 'sync async cpuif_reset field_reset activelow activehigh');
declare('field', 'accesstype', 'hw');
declare('field mem', 'accesstype', 'sw');
declare('field', 'reference', 'next resetsignal hwenable hwmask enable mask haltenable haltmask incr decr');
declare('field', 'number reference', 'reset incrvalue decrvalue');
declare('field', 'number', 'incrwidth decrwidth');
declare('field', 'number', 'fieldwidth', false);
declare(
  'field',
  'boolean',
  'rclr rset woclr woset swmod swacc singlepulse anded ored xored counter intr sticky stickybit paritycheck',
);
declare('field', 'onreadtype', 'onread');
declare('field', 'onwritetype', 'onwrite');
declare('field', 'boolean reference', 'swwe swwel we wel hwset hwclr overflow underflow');
declare(
  'field',
  'boolean number reference',
  'threshold incrthreshold decrthreshold saturate incrsaturate decrsaturate',
);
declare('field', 'enumeration', 'encode');
declare('field', 'precedencetype', 'precedence');
// User-defined ones of PeakRDL-regblock, which its users' files need not declare.
declare('reg', 'boolean', 'buffer_reads buffer_writes');
declare('reg', 'reference', 'rbuffer_trigger wbuffer_trigger');
declare('reg', 'number', 'regwidth accesswidth', false);
declare('reg', 'boolean', 'shared', false);
declare('reg regfile addrmap', 'boolean', 'errextbus', false);
declare('regfile addrmap', 'boolean', 'sharedextbus', false);
declare('regfile addrmap', 'number', 'alignment', false);
declare('addrmap', 'addressingtype', 'addressing', false);
declare('addrmap', 'boolean', 'bigendian littleendian');
declare('addrmap', 'boolean', 'rsvdset rsvdsetX msb0 lsb0 bridge', false);
declare('mem', 'number', 'mementries memwidth', false);

export const PROPERTIES: ReadonlyMap<string, PropertyFacts> = table;

/** Properties that may be read by `->` although they cannot be assigned (9.8, 9.9). */
export const REFERENCE_ONLY: ReadonlySet<string> = new Set(['intr', 'halt']);

/** At most one of each group may hold. */
const EXCLUSIVE = [
  ['sticky', 'stickybit'],
  ['we', 'wel'],
  ['swwe', 'swwel'],
  ['onread', 'rclr', 'rset'],
  ['onwrite', 'woclr', 'woset'],
  ['hwenable', 'hwmask'],
  ['counter', 'intr'],
  ['enable', 'mask'],
  ['haltenable', 'haltmask'],
  ['incrvalue', 'incrwidth'],
  ['decrvalue', 'decrwidth'],
  ['activehigh', 'activelow'],
  ['sync', 'async'],
  ['bigendian', 'littleendian'],
  ['msb0', 'lsb0'],
  ['rsvdset', 'rsvdsetX'],
];
const rivals = new Map<string, string[]>();
for (const group of EXCLUSIVE) {
  for (const name of group)
    rivals.set(name, [...(rivals.get(name) ?? []), ...group.filter((each) => each !== name)]);
}

/** Properties that a property excludes. */
export function rivalsOf(name: string): readonly string[] {
  return rivals.get(name) ?? [];
}
