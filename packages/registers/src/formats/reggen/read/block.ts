import { RegisterEnum } from '@netloom/model';
import type { EnumValue, IpParameter, Register, RegisterNode } from '@netloom/model';
import type { z } from 'zod';
import type { ParameterValues } from '../../../elaborate/index.ts';
import { freeName, identifierFrom } from '../../identifier.ts';
import type { HjsonSource, Path } from './source.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** A gate to be set when all registers are known. */
interface Gated {
  register: Register;
  by: string;
  path: Path;
}

/** The registers of one block while they are read. */
export class BlockReading {
  readonly source: HjsonSource;
  readonly parameters: readonly IpParameter[];
  readonly values: ParameterValues;
  /** Bits of a register. */
  readonly width: number;
  /** Registers, in lower case, that gate copy by copy: they are no arrays, so that each has a name. */
  readonly gatesOfCopies: ReadonlySet<string>;
  readonly enums = new Map<string, RegisterEnum>();
  readonly nodes: RegisterNode[] = [];
  /** Byte address of the next entry. */
  offset = 0;
  readonly #gated: Gated[] = [];
  readonly #enumNames = new Set<string>();
  readonly #enumByContent = new Map<string, string>();
  readonly #names = new Map<string, Path>();

  constructor(
    source: HjsonSource,
    parameters: readonly IpParameter[],
    values: ParameterValues,
    width: number,
    gatesOfCopies: ReadonlySet<string>,
  ) {
    this.source = source;
    this.parameters = parameters;
    this.values = values;
    this.width = width;
    this.gatesOfCopies = gatesOfCopies;
  }

  get word(): number {
    return this.width / 8;
  }

  /** Adds a register or window and moves on behind its last copy. */
  add(node: RegisterNode, bytes: number, path: Path): void {
    const key = node.name.toLowerCase();
    if (this.#names.has(key)) this.source.fail(say('REGGEN/twice', { name: node.name }), path);
    this.#names.set(key, path);
    this.nodes.push(node);
    this.offset += bytes;
  }

  gate(register: Register, by: string, path: Path): void {
    this.#gated.push({ register, by, path });
  }

  /** Name of an enumeration with these values; equal ones are kept once. */
  enumeration(suggested: string, values: z.input<typeof EnumValue>[]): string | undefined {
    const content = JSON.stringify(values);
    const known = this.#enumByContent.get(content);
    if (known !== undefined) return known;
    const parsed = RegisterEnum.safeParse({ values });
    if (!parsed.success) return undefined;
    const name = freeName(identifierFrom(suggested), this.#enumNames);
    this.#enumByContent.set(content, name);
    this.enums.set(name, parsed.data);
    return name;
  }

  /** Registers are written only while the one field of their `regwen` is 1. */
  closeGates(): void {
    const registers = new Map(
      this.nodes.flatMap((node) =>
        node.kind === 'register' ? [[node.name.toLowerCase(), node] as const] : [],
      ),
    );
    for (const { register, by, path } of this.#gated) {
      const gate = registers.get(by.toLowerCase());
      const field = gate?.fields[0];
      if (!gate || !field) this.source.fail(say('REGGEN/regwen', { register: by }), path);
      else register.gate = { field: `${gate.name}.${field.name}`, active: 'high' };
    }
  }
}
