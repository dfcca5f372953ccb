import type { WaveVariable } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';
import { clockOf } from './clock.ts';
import { otherDumpOf, readOtherPath } from './otherPath.ts';
import type { OtherDump } from './otherPath.ts';
import { otherWave } from './otherWave.ts';
import type { OtherWave } from './otherWave.ts';
import { outerVariable } from './refs.ts';

const indexingMs = 400;

/** A first dump and others beside it, each of which is opened when it is first asked and known by a number from 1 on. */
export class JoinedDumps {
  private readonly first: WaveData;
  private readonly open: (place: OtherDump['place']) => WaveData;
  /** Of the others, in the order of their numbers. */
  private readonly names: string[] = [];
  private readonly opened = new Map<string, Promise<OtherWave>>();

  constructor(first: WaveData, open: (place: OtherDump['place']) => WaveData) {
    this.first = first;
    this.open = open;
  }

  /** The first is number 0. */
  async numbered(number: number): Promise<OtherWave> {
    return number === 0 ? this.first : this.named(this.names[number - 1]!);
  }

  /** Signals of another dump by their paths in the viewer; a dump that cannot be read has none of them. */
  async lookup(name: string, paths: string[]): Promise<(WaveVariable | null)[]> {
    if (!this.names.includes(name)) this.names.push(name);
    const number = this.names.indexOf(name) + 1;
    try {
      const wave = await this.named(name);
      const found = await wave.lookup(paths.map((path) => readOtherPath(path)!.path));
      return found.map((variable, i) => variable && outerVariable(variable, number, paths[i]!));
    } catch {
      return paths.map(() => null);
    }
  }

  /** Whether one of the others was written anew; it is opened again then. */
  async isReplaced(): Promise<boolean> {
    const states = await Promise.all(
      [...this.opened].map(async ([name, wave]) => {
        const state = await wave.then((one) => one.refresh()).catch(() => 'same' as const);
        return state === 'replaced' && this.opened.delete(name);
      }),
    );
    return states.includes(true);
  }

  private named(name: string): Promise<OtherWave> {
    let found = this.opened.get(name);
    if (!found) {
      found = this.read(name);
      this.opened.set(name, found);
      found.catch(() => this.opened.delete(name));
    }
    return found;
  }

  /** Opens a dump, and waits until it is indexed. */
  private async read(name: string): Promise<OtherWave> {
    const { place, offset } = otherDumpOf(name);
    const data = this.open(place);
    let info = await data.info();
    while (info.indexed < 1) {
      await new Promise((resolve) => setTimeout(resolve, indexingMs));
      info = await data.info();
    }
    return otherWave(data, clockOf((await this.first.info()).timescale, info.timescale, offset));
  }
}
