import type { Group, Memory, Register, RegisterEnum, RegisterField, RegisterMap } from '@netloom/model';

/** Values of a map's parameters. */
export type ParameterValues = Readonly<Record<string, bigint>>;

/** What stands at an address. Numbers are in bytes. */
interface Placed {
  name: string;
  /** Names from the map down, joined with dots, without array indices: "dma.channel.CTRL". */
  path: string;
  /** JSON pointer in the description. */
  pointer: string;
  /** Of the first copy, from the start of the enclosing group or map. */
  offset: bigint;
  /** Copies, outermost dimension first; empty for a single one. */
  dimensions: number[];
  /** Bytes between neighbours of the innermost dimension; outer dimensions follow without gaps. */
  stride: bigint;
  /** Bytes of one copy. */
  size: bigint;
  /** Bytes from the first copy's start to the last one's end. */
  span: bigint;
  parent: ElaboratedGroup | undefined;
}

export interface ElaboratedField {
  name: string;
  /** Position among the register's fields. */
  index: number;
  lsb: number;
  width: number;
  reset: bigint | undefined;
  enumeration: RegisterEnum | undefined;
  /** As described: accesses, hardware's side, references. */
  source: RegisterField;
}

export interface ElaboratedRegister extends Placed {
  kind: 'register';
  source: Register;
  /** Bits. */
  width: number;
  /** By lowest bit. */
  fields: ElaboratedField[];
}

export interface ElaboratedMemory extends Placed {
  kind: 'memory';
  source: Memory;
  width: number;
  entries: bigint;
}

export interface ElaboratedGroup extends Placed {
  kind: 'group';
  source: Group;
  children: ElaboratedNode[];
}

export type ElaboratedNode = ElaboratedRegister | ElaboratedMemory | ElaboratedGroup;

/** A register map with every number worked out. Arrays stay arrays. */
export interface ElaboratedMap {
  source: RegisterMap;
  name: string;
  /** Name of the generated module. */
  module: string;
  /** Parameters with their values, local ones too. */
  values: ParameterValues;
  /** By address. */
  children: ElaboratedNode[];
  /** Bytes that the map takes. */
  size: bigint;
  /** Bits of a byte address on the bus. */
  addressWidth: number;
}
