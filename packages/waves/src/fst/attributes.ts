import { ByteReader } from '../byteReader.ts';
import type { NodeExtras } from '../hierarchy.ts';

const miscellaneous = 0;
const pathName = 3;
const sourceStem = 4;
const instanceStem = 5;
const enumTable = 7;

const decoder = new TextDecoder();

/** Attributes written before a scope or variable belong to it: its source line and the names of its values. */
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
    const argument = reader.varint();
    if (subtype === pathName) this.paths.set(argument, decoder.decode(text));
    if (subtype === sourceStem || (subtype === instanceStem && !this.pending?.source)) {
      const file = this.paths.get(new ByteReader(text, 'source stem').varint());
      if (file !== undefined) this.pending = { ...this.pending, source: { file, line: argument } };
    }
    if (subtype === enumTable) this.readEnum(decoder.decode(text), argument);
  }

  /** `name count literal… value…` declares a table; an empty text uses one for the next variable. */
  private readEnum(text: string, id: number): void {
    if (text === '') {
      const literals = this.tables.get(id);
      if (literals) this.pending = { ...this.pending, literals };
      return;
    }
    const words = text.split(' ').map(unescape);
    const count = Number(words[1]);
    if (words.length < 2 + 2 * count) return;
    const names = words.slice(2, 2 + count);
    const values = words.slice(2 + count, 2 + 2 * count);
    this.tables.set(id, Object.fromEntries(values.map((value, i) => [value, names[i]!])));
  }

  /** Gives what was collected to the node that follows. */
  take(): NodeExtras | undefined {
    const extras = this.pending;
    this.pending = undefined;
    return extras;
  }
}

/** Words of an enum table carry C escapes for blanks and other characters. */
function unescape(word: string): string {
  return word.replace(/\\(?:x([0-9a-fA-F]{2})|([0-7]{3})|(.))/g, (_, hex, octal, plain: string) =>
    hex ? String.fromCharCode(parseInt(hex, 16)) : octal ? String.fromCharCode(parseInt(octal, 8)) : plain,
  );
}
