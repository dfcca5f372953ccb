import type { DescribePiece, PieceId } from '../piece.ts';
import { devicesOf } from '../soc.ts';

interface Driver {
  id: PieceId;
  title: string;
  summary: string;
  /** Name of the library's IP that it drives; its registers come from `<ip>_regs.h`, which a SoC's generation writes. */
  ip: string;
  header: string;
  source: string;
  needs?: PieceId[];
}

/** A driver of an IP of the library; there where the SoC has one, and without a SoC none. */
export function driver({ id, title, summary, ip, header, source, needs = [] }: Driver): DescribePiece {
  const files = [
    { path: `${id}.h`, text: header },
    { path: `${id}.c`, text: source },
  ];
  return ({ soc }) => {
    const piece = { id, title, summary, needs };
    if (!soc) return { ...piece, files: [], unavailable: 'A core alone has no peripherals: choose a SoC.' };
    if (devicesOf(soc, ip).length > 0) return { ...piece, files };
    return { ...piece, files: [], unavailable: `The SoC ${soc.name} has none of netloom:ip:${ip}.` };
  };
}
