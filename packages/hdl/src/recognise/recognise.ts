import type { BusInterface, IpDescriptor, IpPort } from '@netloom/model';
import { domainOf, findClocks, findInterrupts, findResets, plainName } from './clocks.ts';
import { findInterfaces } from './interfaces.ts';
import type { Found } from './interfaces.ts';

type Recognised = Pick<IpDescriptor, 'busInterfaces' | 'clocks' | 'resets' | 'interrupts'>;

/** The letter that AMBA puts before CLK and RESETn. */
const AMBA_LETTER: Partial<Record<BusInterface['bus'], string>> = {
  axi4: 'a',
  'axi4-lite': 'a',
  'axi-stream': 'a',
  apb: 'p',
  'ahb-lite': 'h',
};

/** Bus interfaces, clocks, resets and interrupts by the names, directions and widths of ports. */
export function recognise({ ports }: { ports: IpPort[] }): Recognised {
  const found = findInterfaces(ports);
  const taken = new Set(found.flatMap(({ signals }) => Object.values(signals)));
  const free = ports.filter(({ name }) => !taken.has(name));
  const clocks = findClocks(free);
  const resets = findResets(free, clocks);
  const plain = new Map(ports.map((port) => [port.name, plainName(port)]));
  const busInterfaces = found.map((one) => {
    const clock = associated(
      one,
      clocks.map(({ port }) => port),
      plain,
    );
    const sameClock = resets.filter(
      (reset) => clock === undefined || reset.clock === undefined || reset.clock === clock,
    );
    const reset = associated(
      one,
      sameClock.map(({ port }) => port),
      plain,
    );
    return { ...one, multiple: false, ...(clock ? { clock } : {}), ...(reset ? { reset } : {}) };
  });
  return { busInterfaces, clocks, resets, interrupts: findInterrupts(free) };
}

/** The clock or reset of an interface: the only one, that with its prefix, or that with its protocol's name. */
function associated(
  { name, bus }: Found,
  ports: string[],
  plain: ReadonlyMap<string, string>,
): string | undefined {
  if (ports.length < 2) return ports[0];
  const group = name.toLowerCase();
  const domains = ports.map((port) => ({
    port,
    domain: domainOf(plain.get(port)!),
    plain: plain.get(port)!,
  }));
  const own = domains.filter(({ plain: text }) => text.startsWith(`${group}_`) || text.endsWith(`_${group}`));
  if (own.length === 1) return own[0]!.port;
  const amba = domains.filter(
    ({ plain: text }) =>
      text.startsWith(`${AMBA_LETTER[bus]}clk`) || text.startsWith(`${AMBA_LETTER[bus]}reset`),
  );
  if (amba.length === 1) return amba[0]!.port;
  const near = domains.filter(({ domain }) => domain !== '' && sharesWords(group, domain));
  if (near.length > 0) return near.sort((a, b) => b.domain.length - a.domain.length)[0]!.port;
  const plainOnes = domains.filter(({ domain }) => domain === '');
  return plainOnes.length === 1 ? plainOnes[0]!.port : undefined;
}

/** True where a name begins or ends with the given words. */
function sharesWords(text: string, words: string): boolean {
  return `${text}_`.startsWith(`${words}_`) || `_${text}`.endsWith(`_${words}`);
}
