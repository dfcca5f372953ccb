import type { Clock, Known, Transfer } from '../model/clock.ts';
import { ones } from '../model/claim.ts';
import type { RegisterFile } from '../model/registerFile.ts';
import { ApbMonitor } from './apb.ts';
import { AxiMonitor } from './axi.ts';
import type { BusEvents, BusMonitor, Line, Request } from './bus.ts';
import { LineReader, matches } from './line.ts';
import type { Sample } from './line.ts';
import { MemoryMonitor } from './memories.ts';
import { traceSignals } from './signals.ts';
import { widened } from './strobes.ts';

/** Enough to see what is wrong. */
const MAX_FAULTS = 12;

/** Runs the model along a trace. Each difference names clock, port, expected and found. */
export function replay(file: RegisterFile, lines: readonly string[]): { faults: string[]; answers: number } {
  const run = new Replay(file);
  const reader = new LineReader(traceSignals(file));
  lines.forEach((line, clock) => {
    if (run.faults.length < MAX_FAULTS) run.clock(clock, reader.read(line));
  });
  return { faults: run.faults, answers: run.answers };
}

class Replay {
  readonly faults: string[] = [];
  answers = 0;
  readonly #file: RegisterFile;
  readonly #monitor: BusMonitor;
  readonly #memories: MemoryMonitor;
  readonly #copies: Map<string, number>;

  constructor(file: RegisterFile) {
    this.#file = file;
    const { protocol, readPath } = file.map.source.bus;
    const isRegistered = readPath === 'registered';
    this.#monitor = protocol === 'apb' ? new ApbMonitor(isRegistered) : new AxiMonitor(isRegistered);
    this.#memories = new MemoryMonitor(file);
    this.#copies = new Map(file.ports.map(({ name, width }) => [name, width]));
  }

  clock(at: number, line: Line): void {
    if (line('in_reset')?.text !== '0') {
      this.#file.reset();
      this.#monitor.reset();
      this.#memories.reset();
      return;
    }
    const report = (what: string) => this.faults.push(`clock ${at}: ${what}`);
    const events = this.#monitor.observe(line);
    for (const request of events.opened) this.#memories.opened(request);
    const clock: Clock = {
      // On the same field the write's effect comes after the read's.
      transfers: events.carriedOut
        .toSorted((a, b) => Number(b.data === undefined) - Number(a.data === undefined))
        .flatMap((request) => this.#transfer(request)),
      input: (port, copy) => {
        const width = this.#copies.get(port) ?? 0;
        return ((line(port)?.value ?? 0n) >> BigInt(copy * width)) & ones(width);
      },
    };
    [...events.faults, ...this.#memories.observe(line)].forEach(report);
    for (const request of events.carriedOut) this.#expect(request, clock);
    this.#compare(clock, line, report);
    this.#answer(events, report);
    this.#file.step(clock);
  }

  /** The transfer as registers see it. */
  #transfer({ address, data, strobes }: Request): Transfer[] {
    const { dataWidth } = this.#file.map.source.bus;
    if (this.#file.registersAt(address).length === 0) return [];
    return [{ address, lanes: data === undefined ? ones(dataWidth) : widened(strobes), data }];
  }

  /** What the bus has to answer, as far as registers decide it. */
  #expect(request: Request, clock: Clock): void {
    if (this.#memories.at(request.address)) return;
    const { unmapped, dataWidth } = this.#file.map.source.bus;
    const isMapped = this.#file.registersAt(request.address).length > 0;
    const data: Known = isMapped
      ? this.#file.readData(request.address, clock)
      : { value: 0n, known: ones(dataWidth) };
    request.expected = { ...data, error: !isMapped && unmapped === 'error' };
  }

  #compare(clock: Clock, line: Line, report: (what: string) => void): void {
    for (const [port, expected] of this.#file.outputs(clock).values) {
      const found = line(port);
      if (found && !matches(found, expected)) report(`${port}: ${difference(expected, found)}`);
    }
  }

  #answer({ answers }: BusEvents, report: (what: string) => void): void {
    for (const { request, data, error } of answers) {
      this.answers++;
      if (!request?.expected) {
        report(request ? `answer for ${hex(request.address)} came too early` : 'answer without a request');
        continue;
      }
      const { expected, waits } = request;
      const what = `${request.data === undefined ? 'read' : 'write'} of ${hex(request.address)} (${this.#names(request)})`;
      if ((error === 1n) !== expected.error || error > 1n) {
        report(`${what}: expected ${expected.error ? 'an error' : 'no error'}, found ${error}`);
      }
      if (waits !== undefined && !this.#memories.at(request.address))
        report(`${what}: PREADY ${waits} clocks late`);
      if (data && !matches(data, expected)) report(`${what}: ${difference(expected, data)}`);
    }
  }

  #names({ address }: Request): string {
    const registers = this.#file.registersAt(address).map(({ port, copy }) => `${port}[${copy}]`);
    return registers.join(', ') || this.#memories.at(address)?.port || 'nothing';
  }
}

const hex = (value: bigint) => `0x${value.toString(16)}`;

function difference({ value, known }: Known, found: Sample): string {
  const width = found.text.length;
  const expected = [...value.toString(2).padStart(width, '0')];
  const isKnown = known.toString(2).padStart(width, '0');
  return `expected ${expected.map((bit, index) => (isKnown[index] === '1' ? bit : '-')).join('')}, found ${found.text}`;
}
