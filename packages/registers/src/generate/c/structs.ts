import { hex } from '../text/hex.ts';
import type { Member, Struct } from './layout.ts';
import { comment } from './macros.ts';

/** Declares a struct and has the compiler compare its layout with the register map. */
export function structLines(struct: Struct, assert: string): string[] {
  const { name, members, size } = struct;
  const digits = size.toString(16).length * 4;
  return [
    comment(struct.comment),
    'typedef struct {',
    ...members.map((member) => `  ${declarations(member)} /* ${hex(member.offset, digits)} */`),
    `} ${name};`,
    ...members
      .flatMap((member) => (member.twin ? [member, member.twin] : [member]))
      .filter(({ node }) => node !== undefined)
      .map(
        (member) =>
          `${assert}(offsetof(${name}, ${member.name}) == ${hex(member.offset)}u, "offset of ${member.name}");`,
      ),
    `${assert}(sizeof(${name}) == ${hex(size)}u, "size of ${name}");`,
    '',
  ];
}

/** Two registers at one address stand in a union without a name: each is reached by its own (C11, 6.7.2.1; C++ class.union.anon). */
function declarations(member: Member): string {
  const { twin } = member;
  return twin ? `union { ${declaration(member)} ${declaration(twin)} };` : declaration(member);
}

function declaration({ name, type, isConst, dimensions, node }: Member): string {
  const qualifiers = node && node.kind === 'group' ? '' : node ? 'volatile ' : '';
  const size = dimensions.map((each) => `[${each}]`).join('');
  return `${isConst ? 'const ' : ''}${isStruct(type) ? '' : qualifiers}${type} ${name}${size};`;
}

const isStruct = (type: string) => !/^uint\d+_t$/.test(type);
