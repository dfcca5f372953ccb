/** Columns of a register table, in the order of the written heading. */
export const COLUMNS = [
  'kind',
  'group',
  'register',
  'offset',
  'count',
  'stride',
  'registerWidth',
  'entries',
  'registerTitle',
  'registerDescription',
  'registerOptions',
  'registerGate',
  'aliasOf',
  'field',
  'bits',
  'access',
  'hardware',
  'precedence',
  'hardwareEnable',
  'softwareEnable',
  'options',
  'gate',
  'reset',
  'resetBy',
  'enumName',
  'enum',
  'description',
  'lsb',
  'msb',
  'width',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What each heading may be called: the written name first, then what others use. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  kind: ['Kind'],
  group: ['Group', 'Block', 'Register file', 'Regfile', 'Address block'],
  register: ['Register', 'Register name', 'Reg', 'Reg name'],
  offset: ['Offset', 'Address', 'Addr', 'Address offset', 'Register offset', 'Register address'],
  count: ['Count', 'Copies', 'Dim', 'Array', 'Array size', 'Repeat'],
  stride: ['Stride', 'Increment', 'Dim increment', 'Step'],
  registerWidth: ['Register width', 'Reg width', 'Register size', 'Reg size', 'Size'],
  entries: ['Entries', 'Depth', 'Words'],
  registerTitle: ['Register title', 'Title', 'Display name'],
  registerOptions: ['Register options'],
  registerGate: ['Register gate', 'Register lock', 'Regwen'],
  aliasOf: ['Alias of', 'Alias'],
  registerDescription: ['Register description', 'Reg description', 'Register desc'],
  field: ['Field', 'Field name', 'Bit field', 'Bitfield', 'Bit name', 'Bitfield name'],
  bits: ['Bits', 'Bit', 'Bit range', 'Range', 'Position', 'Bit position'],
  access: ['Access', 'Access type', 'Software access', 'SW access', 'Sw', 'Type', 'R/W', 'Permission'],
  hardware: ['Hardware', 'Hardware access', 'HW access', 'Hw'],
  precedence: ['Precedence'],
  hardwareEnable: ['Hardware enable', 'HW enable'],
  softwareEnable: ['Software enable', 'SW enable'],
  options: ['Options', 'Field options'],
  gate: ['Write gate', 'Gate'],
  resetBy: ['Reset by', 'Reset signal'],
  enumName: ['Enum name', 'Enumeration name'],
  reset: ['Reset', 'Reset value', 'Default', 'Default value', 'Resval', 'Initial value'],
  enum: ['Enum', 'Enumeration', 'Values', 'Enum values', 'Enumerated values'],
  description: ['Description', 'Desc', 'Field description', 'Comment', 'Notes', 'Function'],
  lsb: ['LSB', 'Bit offset', 'Start bit', 'Low bit', 'Shift'],
  msb: ['MSB', 'End bit', 'High bit'],
  width: ['Width', 'Field width', 'Bit width'],
};

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const BY_NAME = new Map(
  COLUMNS.flatMap((column) => NAMES[column].map((name) => [plain(name), column] as const)),
);

/** The column that a heading means, whatever its case and punctuation. */
export function columnOf(heading: string): Column | undefined {
  return BY_NAME.get(plain(heading));
}

export const headingOf = (column: Column) => NAMES[column][0]!;

/** Columns that are written: bits stand in one of them. */
export const WRITTEN = COLUMNS.filter((column) => !['lsb', 'msb', 'width'].includes(column));
