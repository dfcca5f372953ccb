/** Paths in a run's folder: the points of its build, and the counts of its simulations; both compressed by gzip. */
export const POINTS_FILE = 'coverage/points.gz';
export const COUNTS_FILE = 'coverage/counts.gz';

/**
 * Shell that packs ../coverage.dat when a simulation has ended: the points once, for they are those of the build, and
 * their counts in the same order. Counts of other points are marked, since they can be added to nothing. Members of
 * gzip that follow each other are one file (RFC 1952, section 2.2).
 */
export const PACK_COVERAGE = `pack() {
  [ -s ../coverage.dat ] || return 0
  LC_ALL=C awk -F "' " '/^C \\047.*\\047 [0-9]+$/ {
    print $NF >"../coverage/values"
    print substr($0, 4, length($0) - length($NF) - 5)
  }' ../coverage.dat >../coverage/names
  local mark=counts
  if [ -e ../coverage/first ]; then
    cmp -s ../coverage/first ../coverage/names || mark=other
  else
    mv ../coverage/names ../coverage/first
    gzip -nc ../coverage/first >../${POINTS_FILE}
  fi
  {
    printf '%s %s\\n' "$mark" "$1"
    cat ../coverage/values
  } | gzip -1nc >>../${COUNTS_FILE}
  rm -f ../coverage.dat ../coverage/values
}
`;

/** What is told of a simulation's counts, as they are read. */
export interface CountsReader {
  /** Counts of one simulation follow; `same` where they are of the points of the build. */
  begin(index: number, same: boolean): void;
  /** The count of the next point. */
  count(count: number): void;
}

const NEWLINE = 0x0a;
const ZERO = 0x30;
const NINE = 0x39;

/** Reads counts piece by piece, so that however many there are take no memory. */
export class CountsParser {
  readonly #reader: CountsReader;
  #head = '';
  #inHead = false;
  #value = -1;

  constructor(reader: CountsReader) {
    this.#reader = reader;
  }

  push(piece: Uint8Array): void {
    for (const byte of piece) this.#take(byte);
  }

  #take(byte: number): void {
    if (this.#inHead) {
      if (byte === NEWLINE) this.#begin();
      else this.#head += String.fromCharCode(byte);
    } else if (byte >= ZERO && byte <= NINE) {
      this.#value = Math.max(0, this.#value) * 10 + byte - ZERO;
    } else if (byte === NEWLINE) {
      if (this.#value >= 0) this.#reader.count(this.#value);
      this.#value = -1;
    } else {
      this.#inHead = true;
      this.#head = String.fromCharCode(byte);
    }
  }

  #begin(): void {
    const [mark, index] = this.#head.split(' ');
    this.#inHead = false;
    this.#reader.begin(Number(index), mark === 'counts');
  }
}
