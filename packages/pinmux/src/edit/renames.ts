import type { Pinmux } from '../document/pinmux.ts';
import { mapped } from './edits.ts';

/** Gives a pad another name, wherever it is spoken of. A name that is taken changes nothing. */
export function renamePad(pinmux: Pinmux, from: string, to: string): Pinmux {
  if (!isFree(pinmux.pads, from, to)) return pinmux;
  const renamed = (pad: string) => (pad === from ? to : pad);
  const signals = mapped(pinmux.signals, ({ direct, pads, ...signal }) => ({
    ...signal,
    ...(direct !== undefined && { direct: renamed(direct) }),
    ...(pads !== undefined && { pads: pads.map(renamed) }),
  }));
  const useCases = mapped(pinmux.useCases, (useCase) => ({
    ...useCase,
    needs: mapped(useCase.needs, (need) => ({
      ...need,
      ...(need.pad !== undefined && { pad: renamed(need.pad) }),
    })),
  }));
  return { ...pinmux, pads: moved(pinmux.pads, from, to), signals, useCases };
}

/** Gives a signal another name, and the needs for it. A name that is taken changes nothing. */
export function renameSignal(pinmux: Pinmux, from: string, to: string): Pinmux {
  if (!isFree(pinmux.signals, from, to)) return pinmux;
  const useCases = mapped(pinmux.useCases, (useCase) => ({
    ...useCase,
    needs: moved(useCase.needs, from, to),
  }));
  return { ...pinmux, signals: moved(pinmux.signals, from, to), useCases };
}

export function renameUseCase(pinmux: Pinmux, from: string, to: string): Pinmux {
  if (!isFree(pinmux.useCases, from, to)) return pinmux;
  return { ...pinmux, useCases: moved(pinmux.useCases, from, to) };
}

function isFree(record: object, from: string, to: string): boolean {
  return Object.hasOwn(record, from) && !Object.hasOwn(record, to);
}

/** The same entries in the same order, one of them under another name. */
function moved<T>(record: Readonly<Record<string, T>>, from: string, to: string): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name === from ? to : name, value]),
  );
}
