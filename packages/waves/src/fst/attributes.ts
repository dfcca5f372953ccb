import { ByteReader } from '../byteReader.ts';
import type { NodeExtras } from '../nodeExtras.ts';
import { enumTable } from './enumTable.ts';

const miscellaneous = 0;
const subtypes = { supplementary: 2, pathName: 3, sourceStem: 4, instanceStem: 5, enumTable: 7 };

const decoder = new TextDecoder();

/** Attributes written before a scope or variable belong to it: its source line, type and the names of its values. */
export class Attributes {
  private readonly paths = new Map<number, string>();
  private readonly tables = new Map<number, Record<string, string>>();
  private pending: NodeExtras | undefined;

  read(reader: ByteReader): void {
    const kind = reader.u8();
    const subtype = reader.u8();
    const text = reader.cstring();
    // Arguments of other kinds may be negative: 64 bits that are of no use here.
    if (kind !== miscellaneous) return reader.skipVarint();
    if (subtype === subtypes.supplementary) {
      // The argument numbers the kind and type of a VHDL object; the text names the type.
      reader.skipVarint();
      if (text.length > 0) this.pending = { ...this.pending, type: decoder.decode(text) };
      return;
    }
    const argument = reader.varint();
    if (subtype === subtypes.pathName) this.paths.set(argument, decoder.decode(text));
    if (subtype === subtypes.sourceStem) this.source(text, argument);
    if (subtype === subtypes.instanceStem && !this.pending?.source) this.source(text, argument);
    if (subtype === subtypes.enumTable) this.literals(text, argument);
  }

  private source(text: Uint8Array, line: number): void {
    const file = this.paths.get(new ByteReader(text, 'source stem').varint());
    if (file !== undefined) this.pending = { ...this.pending, source: { file, line } };
  }

  /** A text declares a table; an empty one uses it for the next variable. */
  private literals(text: Uint8Array, id: number): void {
    if (text.length > 0) {
      const table = enumTable(decoder.decode(text));
      if (table) this.tables.set(id, table);
      return;
    }
    const literals = this.tables.get(id);
    if (literals) this.pending = { ...this.pending, literals };
  }

  /** Gives what was collected to the node that follows. */
  take(): NodeExtras | undefined {
    const extras = this.pending;
    this.pending = undefined;
    return extras;
  }
}
