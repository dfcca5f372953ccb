import type { IpDescriptor, IpPort } from '@netloom/model';

type Clock = IpDescriptor['clocks'][number];
type Reset = IpDescriptor['resets'][number];
type Interrupt = IpDescriptor['interrupts'][number];

const CLOCK = /^(?:.*_)?[a-z0-9]*(?:clk|clock)[0-9]*$|^(?:clk|clock)_/;
/** Words that make of a clock's, reset's or interrupt's name something that goes with it. */
const COMPANION =
  /_(?:en|ena|enb|enable|enabled|sel|select|div|divider|gate|gated|locked?|valid|ok|req|request|ack|cnt|count|freq|ratio|rate|period|phase|mode|mux|stop|req|done|busy|addr|address|vector|vec|value|val|mask|id|clear|clr|set|status|stat|pending|type|test|level|lvl|edge|out|bypass|detect|fail|good|lost|active|cfg|ctrl|data|d|q)(?:_[io])?$/;
const RESET =
  /^(?:.*_)?(?:n_?)?(?:[apshmgwrtxy]|arst|sys|por|ext|core|hard|soft|warm)?(?:rst|reset)(?:_?(?:n|b|l|x|ni|bi|an|in))?[0-9]*$|^(?:rst|reset)(?:n|_n)?_|^res(?:_n)?$/;
const ACTIVE_LOW =
  /(?:^|_)n_?(?:[a-z]*)(?:rst|reset)|(?:rst|reset)_?[0-9]*(?:n|b|l|x|ni|bi|an)(?:_|$)|_(?:n|ni|b|l)$/;
const INTERRUPT = /^(?:.*_)?(?:irqs?|intr|interrupts?)[0-9]*$|^(?:irq|intr|interrupt)_/;
/** `int` alone is a keyword, so that `int_o` has no other meaning. */
const INTERRUPT_OUTPUT = /^(?:.*_)?int[a]?_o$/;

/** A port's name in lower case without `_i`, `_o`, `i_`, `o_` where they say what the direction says. */
export function plainName({ name, direction }: IpPort): string {
  const lower = name.toLowerCase();
  if (direction === 'in')
    return lower
      .replace(/_(?:i|in)$/, '')
      .replace(/^i_/, '')
      .replace(/_(n|p)i$/, '_$1');
  return lower.replace(/_(?:o|out)$/, '').replace(/^o_/, '');
}

const isScalarInput = ({ direction, width, unpacked }: IpPort) =>
  direction === 'in' && width === '1' && unpacked.length === 0;

/** Inputs whose names say that they are clocks, as AMBA's ACLK, PCLK, HCLK and the customary ones. */
export function findClocks(ports: IpPort[]): Clock[] {
  return ports
    .filter((port) => isScalarInput(port) && CLOCK.test(plainName(port)) && !COMPANION.test(plainName(port)))
    .map(({ name }) => ({ port: name }));
}

/** Words that a whole block's reset may have in its name without a clock of the same name. */
const GENERAL =
  /^(?:|[aphs]|wb|axi|axil|axis|s_axi|m_axi|apb|ahb|sys|system|core|cpu|por|hard|ext|hw|main|global|bus|async|sync)$/;

/**
 * Inputs whose names say that they are resets; the polarity is in the name. Beside others, one named after a part of
 * the block without a clock of its own (`fifo_reset`) is an ordinary control.
 */
export function findResets(ports: IpPort[], clocks: Clock[]): Reset[] {
  const named = ports.filter(
    (port) => isScalarInput(port) && RESET.test(plainName(port)) && !COMPANION.test(plainName(port)),
  );
  const domains = new Set(
    ports
      .filter(({ name }) => clocks.some(({ port }) => port === name))
      .map(plainName)
      .map(domainOf),
  );
  const isMain = (port: IpPort) =>
    GENERAL.test(domainOf(plainName(port))) || domains.has(domainOf(plainName(port)));
  const main = named.length > 1 && named.some(isMain) ? named.filter(isMain) : named;
  return main.map((port) => {
    const clock = clockOf(port.name, ports, clocks);
    const polarity = ACTIVE_LOW.test(plainName(port)) ? 'low' : 'high';
    return { port: port.name, polarity, ...(clock ? { clock } : {}) };
  });
}

/** The only clock, or the one whose name is the reset's with `clk` for `rst`. */
function clockOf(reset: string, ports: IpPort[], clocks: Clock[]): string | undefined {
  if (clocks.length < 2) return clocks[0]?.port;
  const domain = (name: string) => domainOf(plainName(ports.find((port) => port.name === name)!));
  return clocks.find(({ port }) => domain(port) === domain(reset))?.port;
}

/** What is left of a clock's or reset's name: `rx` of `rx_clk` and of `rx_rst_n`. */
export function domainOf(plain: string): string {
  const words = plain.split('_').filter((word) => !/^(?:n|b|l|ni)$/.test(word));
  return words
    .map((word) => word.replace(/n?(?:rst|reset|clk|clock)n?/, ''))
    .filter((word) => word !== '')
    .join('_');
}

export function findInterrupts(ports: IpPort[]): Interrupt[] {
  return ports
    .filter((port) => {
      const plain = plainName(port);
      if (port.direction === 'inout' || port.unpacked.length || COMPANION.test(plain)) return false;
      return (
        INTERRUPT.test(plain) || (port.direction === 'out' && INTERRUPT_OUTPUT.test(port.name.toLowerCase()))
      );
    })
    .map(({ name, direction }) => ({
      port: name,
      role: direction === 'out' ? 'source' : 'sink',
      sensitivity: 'level',
    }));
}
