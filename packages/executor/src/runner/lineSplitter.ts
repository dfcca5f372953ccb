/** Longest part of a line that is looked at; the log keeps all of it. */
const LINE_BYTES = 16384;

const ASCII = /^[\0-\x7f]*$/;

/** Of Latin-1 text, which holds one byte a character, the UTF-8 text it stands for. */
const decode = (bytes: string) => (ASCII.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8'));

/** Cuts a stream of bytes into lines of text; of an endless line it keeps the beginning alone. */
export class LineSplitter {
  readonly #take: (line: string, offset: number) => void;
  /** The unfinished line, one byte a character. */
  #kept = '';
  /** Where the unfinished line begins. */
  #offset: number | undefined;

  /** `take` gets each line, invalid UTF-8 replaced, with the byte offset of its beginning. */
  constructor(take: (line: string, offset: number) => void) {
    this.#take = take;
  }

  write(chunk: Buffer, offset: number): void {
    const bytes = chunk.toString('latin1');
    let start = 0;
    for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
      this.#keep(bytes.slice(start, Math.min(end, start + LINE_BYTES)), offset + start);
      this.end();
      start = end + 1;
    }
    if (start < bytes.length) this.#keep(bytes.slice(start, start + LINE_BYTES), offset + start);
  }

  /** Ends the unfinished line, if there is one. */
  end(): void {
    if (this.#offset === undefined) return;
    const [line, offset] = [this.#kept, this.#offset];
    this.#kept = '';
    this.#offset = undefined;
    this.#take(decode(line.endsWith('\r') ? line.slice(0, -1) : line), offset);
  }

  #keep(part: string, offset: number): void {
    this.#offset ??= offset;
    this.#kept = this.#kept === '' ? part : (this.#kept + part).slice(0, LINE_BYTES);
  }
}
