import type { Chip } from '@netloom/pins';

/** Nodes of the pin multiplexer in Zephyr's naming, `usart1_tx_pb6`: all that the chip can do, and no other. */
function pinNodes({ pins }: Chip): string[] {
  return pins.flatMap(({ port, number, signals }) => {
    if (port === undefined) return [];
    const pin = `p${port}${number}`.toLowerCase();
    // Zephyr's files have no node for a USART's clock.
    const muxed = signals.filter(
      ({ name, routes }) => routes && /^(US?ART|SPI|I2C|CAN)\d_(?!CK$)/.test(name),
    );
    return [...muxed.map(({ name }) => name.toLowerCase()), 'analog'].map((name) => `${name}_${pin}`);
  });
}

const labelled = (name: string, inside = '') => `\t\t${name}: ${name} { ${inside} };\n`;

/** A board's devicetree before the overlay: pins, disabled devices, ports. */
export function baseOf(chip: Chip): string {
  const ports = [...new Set(chip.pins.flatMap(({ port }) => (port ? [`gpio${port.toLowerCase()}`] : [])))];
  const devices = chip.ips.map(({ instance }) => instance.toLowerCase());
  const serial = devices.filter((name) => /^(us?art|spi|i2c|can)\d$/.test(name));
  return [
    '/dts-v1/;\n/ {\n',
    '\tpinctrl {\n',
    // A default of the base that an overlay must be able to take back.
    ...pinNodes(chip).map((name) => labelled(name, 'bias-pull-up; drive-push-pull;')),
    '\t};\n\tsoc {\n',
    ...serial.map((name) =>
      labelled(name, `status = "disabled"; ${name.includes('art') ? 'hw-flow-control;' : ''}`),
    ),
    ...ports.map((name) => labelled(name, 'gpio-controller; #gpio-cells = <2>;')),
    '\t};\n};\n',
  ].join('');
}
