import { benchMap } from '../bench/memoryMap.ts';
import { Assembler, Label } from '../program/assembler.ts';
import { FENCE_I, addi, branchForm, jalr, lw, sw } from '../program/encode.ts';
import type { Image } from '../program/image.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { PLACE } from './layout.ts';

type Piece = Image['pieces'][number];

const [FROM, TO, END, WORD] = [5, 6, 7, 1];

/** Code that goes to an address; any register may have been used. */
function goOn(code: Assembler, entry: number): void {
  code.constant(FROM, entry);
  code.word(jalr(0, FROM, 0));
}

function copy(code: Assembler, from: number, { address, bytes }: Piece): void {
  const again = new Label();
  code.constant(FROM, from);
  code.constant(TO, address);
  code.constant(END, address + bytes.length);
  code.place(again);
  code.word(lw(WORD, FROM, 0), sw(WORD, TO, 0), addi(FROM, FROM, 4), addi(TO, TO, 4));
  code.to(again, (offset) => branchForm(6, TO, END, offset));
}

const wholeWords = ({ address, bytes }: Piece): Piece => {
  const whole = new Uint8Array((bytes.length + 3) & ~3);
  whole.set(bytes);
  return { address, bytes: whole };
};

/**
 * The same program, all of it in the bench's RAM: what belongs into the core's own memories is copied there by the
 * program, and the reset vector leads to the same place in every test. So tests differ in one file alone.
 */
export function inRam(options: CoreOptions, image: Image): Image {
  const { ram } = benchMap(options);
  const reset = Number(options.base.resetVector);
  const first = new Assembler(reset);
  goOn(first, PLACE.start);
  const atReset = reset >= ram.base && reset < ram.end ? [{ address: reset, bytes: first.finish() }] : [];
  const isOutside = ({ address }: Piece) => address >= ram.base && address < ram.end;
  const inside = image.pieces.filter((piece) => !isOutside(piece)).map(wholeWords);
  const start = new Assembler(PLACE.start);
  if (inside.length === 0) {
    goOn(start, image.entry);
    return {
      entry: PLACE.start,
      pieces: [...atReset, { address: PLACE.start, bytes: start.finish() }, ...image.pieces],
    };
  }
  goOn(start, PLACE.loader);
  const loader = new Assembler(PLACE.loader);
  const loads: Piece[] = [];
  let from: number = PLACE.loads;
  for (const piece of inside) {
    copy(loader, from, piece);
    loads.push({ address: from, bytes: piece.bytes });
    from += piece.bytes.length;
  }
  if (options.base.zifencei) loader.word(FENCE_I);
  goOn(loader, image.entry);
  return {
    entry: PLACE.start,
    pieces: [
      ...atReset,
      { address: PLACE.start, bytes: start.finish() },
      ...image.pieces.filter(isOutside),
      { address: PLACE.loader, bytes: loader.finish() },
      ...loads,
    ],
  };
}
