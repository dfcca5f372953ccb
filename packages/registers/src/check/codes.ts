import type { CodeHelp } from '@netloom/model';

const error = (title: string, help: string): CodeHelp => ({ severity: 'error', title, help });
const info = (title: string, help: string): CodeHelp => ({ severity: 'info', title, help });
const warning = (title: string, help: string): CodeHelp => ({ severity: 'warning', title, help });

/** Every code that the checks of register maps report. Codes are stable: they are never reused or renamed. */
export const REGISTER_CODES = {
  'REG-VALUE': error(
    'Value cannot be worked out',
    'The expression has an error, names an unknown parameter, or gives a value out of range. Correct it.',
  ),
  'REG-PARAMETER': error(
    'Parameter has no value',
    'Its value is no constant expression, depends on itself, or lies outside its limits.',
  ),
  'REG-NAME': error(
    'Name cannot be used',
    'Names in one group, in one register and in one enumeration differ, whatever their case and in C too; parameters are no keywords of SystemVerilog, C or C++. Rename one.',
  ),
  'REG-KEYWORD': warning(
    'Name is reserved in SystemVerilog, C or C++',
    'Generated code that cannot have the name writes it with an underscore, so that it differs from the description. Rename it.',
  ),
  'REG-KEYWORD-VHDL': info(
    'Name is reserved in VHDL',
    'Tools that make VHDL of the description have to change the name. Rename it if you use one.',
  ),
  'REG-OVERLAP': error(
    'Addresses overlap',
    'Two registers, groups or memories take the same bytes. Move one; a register that shares storage on purpose is an alias at an address of its own. Two registers stand at one address only when they take the same bytes and software only reads the fields of one and only writes those of the other.',
  ),
  'REG-ALIGNMENT': error(
    'Address is not aligned',
    'A register starts at a multiple of its width, and a stride is a multiple of it.',
  ),
  'REG-SIZE': error(
    'Size does not fit',
    'Widths are 8 bits times a power of two; a stride, group or map holds at least what is in it; the bus address reaches all of it.',
  ),
  'REG-FIELD-RANGE': error(
    'Field leaves the register',
    'The field ends above the highest bit of its register. Move or narrow it, or widen the register.',
  ),
  'REG-FIELD-OVERLAP': error('Fields overlap', 'Two fields take the same bit. Move or narrow one.'),
  'REG-RESET': error(
    'Reset value does not fit',
    'The reset value has more bits than the field, or its reset is not one of the map.',
  ),
  'REG-ENUM': error(
    'Enumeration does not fit',
    'The enumeration is missing, has a value beyond the field, or one value or name twice.',
  ),
  'REG-REFERENCE': error(
    'Reference leads nowhere',
    'Gates, enables, masks, tests and aliases name a field or register of the own group or of one around it.',
  ),
  'REG-ACCESS': error(
    'Access makes no sense',
    'The options of software and hardware exclude each other; the message names both.',
  ),
  'REG-IMPORT': error(
    'File cannot be read',
    'The file breaks the rules of its format at the place shown. Correct it there and read it again.',
  ),
  'REG-LOSS': warning(
    'Not carried over',
    'The other format has no place for this. Nothing else is affected.',
  ),
  'REG-TEARING': warning(
    'Accesses can tear the register',
    'The register is wider than the bus, and what is in several of its words changes or acts between the accesses to them: the words do not belong together. Turn on the buffer of its reads or writes.',
  ),
  'REG-UNRESET': warning(
    'Needs a reset value',
    'Parity, shadow copies, counters and interrupts start from what their storage holds: without a reset nobody knows it after power-up. Give a reset value.',
  ),
  'REG-UNUSED': warning(
    'Has no effect',
    'Nobody can read or write the field, or an option of it is never used. Remove it or complete it.',
  ),
} satisfies Record<string, CodeHelp>;

export type RegisterCode = keyof typeof REGISTER_CODES;
