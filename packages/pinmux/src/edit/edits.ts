import { freeCode } from '../codes.ts';
import type { Need, Pad, Pinmux, Signal, UseCase } from '../document/pinmux.ts';

/** A pad with the lowest free code; one that is there stays as it is. */
export function addPad(pinmux: Pinmux, name: string): Pinmux {
  const pad: Pad = { code: freeCode(pinmux.pads), attributes: [], strap: false };
  return { ...pinmux, pads: { [name]: pad, ...pinmux.pads } };
}

export function addSignal(pinmux: Pinmux, name: string, direction: Signal['direction']): Pinmux {
  const signal: Signal = { code: freeCode(pinmux.signals), direction, debug: false };
  return { ...pinmux, signals: { [name]: signal, ...pinmux.signals } };
}

export function addUseCase(pinmux: Pinmux, name: string): Pinmux {
  return { ...pinmux, useCases: { [name]: { boot: false, needs: {} }, ...pinmux.useCases } };
}

export function changePad(pinmux: Pinmux, name: string, change: Partial<Pad>): Pinmux {
  return { ...pinmux, pads: { ...pinmux.pads, [name]: { ...pinmux.pads[name]!, ...change } } };
}

export function changeSignal(pinmux: Pinmux, name: string, change: Partial<Signal>): Pinmux {
  return { ...pinmux, signals: { ...pinmux.signals, [name]: { ...pinmux.signals[name]!, ...change } } };
}

export function changeUseCase(pinmux: Pinmux, name: string, change: Partial<UseCase>): Pinmux {
  return { ...pinmux, useCases: { ...pinmux.useCases, [name]: { ...pinmux.useCases[name]!, ...change } } };
}

/** What a use case needs of a signal; undefined takes the need back. */
export function setNeed(pinmux: Pinmux, useCase: string, signal: string, need: Need | undefined): Pinmux {
  const others = without(pinmux.useCases[useCase]!.needs, signal);
  return changeUseCase(pinmux, useCase, {
    needs: need === undefined ? others : { ...others, [signal]: need },
  });
}

/** Puts the signals of a use case where a solution has them. */
export function takePlaces(pinmux: Pinmux, useCase: string, pads: Readonly<Record<string, string>>): Pinmux {
  const { needs } = pinmux.useCases[useCase]!;
  const placed = Object.entries(needs).map(([name, need]) => [
    name,
    pads[name] === undefined ? need : { ...need, pad: pads[name] },
  ]);
  return changeUseCase(pinmux, useCase, { needs: Object.fromEntries(placed) });
}

/** Takes a pad away, and all that is said of it. */
export function removePad(pinmux: Pinmux, name: string): Pinmux {
  const pads = without(pinmux.pads, name);
  const signals = mapped(pinmux.signals, ({ direct, pads: listed, ...signal }) => ({
    ...signal,
    ...(direct !== undefined && direct !== name && { direct }),
    ...(listed !== undefined && { pads: listed.filter((pad) => pad !== name) }),
  }));
  const useCases = mapped(pinmux.useCases, (useCase) => ({
    ...useCase,
    needs: mapped(useCase.needs, (need) => (need.pad === name ? { fixed: false } : need)),
  }));
  return { ...pinmux, pads, signals, useCases };
}

/** Takes a signal away, and the needs for it. */
export function removeSignal(pinmux: Pinmux, name: string): Pinmux {
  const signals = without(pinmux.signals, name);
  const useCases = mapped(pinmux.useCases, (useCase) => ({
    ...useCase,
    needs: without(useCase.needs, name),
  }));
  return { ...pinmux, signals, useCases };
}

export function removeUseCase(pinmux: Pinmux, name: string): Pinmux {
  return { ...pinmux, useCases: without(pinmux.useCases, name) };
}

/** Each value of a record made anew. */
export function mapped<T>(record: Readonly<Record<string, T>>, map: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
}
