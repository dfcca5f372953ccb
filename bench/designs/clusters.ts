import { SOC_DOCUMENT_VERSION } from '@netloom/model';
import type { PortConnection, SocDocument } from '@netloom/model';

const CLUSTER_SIZE = 10;

/** Peripherals of a cluster: name, IP, subordinate interface, base, size. */
const parts = [
  ['rom', 'ip:rom', 's_axil', '0x00000000', '0x1000'],
  ['sram', 'ip:sram', 's_axil', '0x20000000', '0x10000'],
  ['gpioa', 'ip:gpio', 's_apb', '0x80005000', '0x1000'],
  ['gpiob', 'ip:gpio', 's_apb', '0x80006000', '0x1000'],
  ['uarta', 'ip:uart', 's_apb', '0x80009000', '0x1000'],
  ['uartb', 'ip:uart', 's_apb', '0x8000A000', '0x1000'],
  ['timer', 'ip:timer', 's_apb', '0x8000B000', '0x1000'],
] as const;

function addCluster(document: SocDocument, index: number): void {
  const name = (part: string) => `${part}_${index}`;
  const place = (part: string, ip: string) => (document.instances[name(part)] = { ip: `netloom:${ip}:1.0` });
  const wire = (from: string, to: string): PortConnection => ({ from, to });

  document.instances[name('exerciser')] = { ip: 'netloom:ip:exerciser:1.0', parameters: { IRQ_COUNT: '2' } };
  place('xbar', 'interconnect:axi4lite_crossbar');
  place('bridge', 'interconnect:axi4lite_apb_bridge');
  for (const [part, ip] of parts) place(part, ip);

  document.interfaceConnections.push(
    { manager: `${name('exerciser')}.m_axil`, subordinate: `${name('xbar')}.s` },
    { manager: `${name('xbar')}.m`, subordinate: `${name('bridge')}.s` },
  );
  for (const [part, , bus, base, size] of parts) {
    const subordinate = `${name(part)}.${bus}`;
    const parent = name(bus === 's_apb' ? 'bridge' : 'xbar');
    document.interfaceConnections.push({ manager: `${parent}.m`, subordinate });
    document.addressMap[subordinate] = { base, size };
  }
  for (const part of ['exerciser', 'xbar', 'bridge', ...parts.map(([each]) => each)]) {
    document.portConnections.push(wire('clk', `${name(part)}.clk`), wire('rst_n', `${name(part)}.rst_n`));
  }
  document.portConnections.push(
    wire(`${name('gpioa')}.gpio_out`, `${name('gpiob')}.gpio_in`),
    wire(`${name('gpiob')}.gpio_out`, `${name('gpioa')}.gpio_in`),
    wire(`${name('uarta')}.tx`, `${name('uartb')}.rx`),
    wire(`${name('uartb')}.tx`, `${name('uarta')}.rx`),
  );
  ['uarta', 'timer'].forEach((part, number) => {
    document.interrupts[`${name(part)}.irq`] = { sink: `${name('exerciser')}.irq`, number };
  });
}

/** A clean SoC of so many instances, in clusters of ten: exerciser, crossbar, memories, bridge and peripherals. */
export function clusters(instances: number): SocDocument {
  const document: SocDocument = {
    netloom: 'soc',
    version: SOC_DOCUMENT_VERSION,
    vlnv: 'netloom:bench:clusters:1.0',
    name: 'clusters',
    parameters: {},
    clocks: { clk: { frequency: 100_000_000 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    ports: {},
    interfaces: {},
    instances: {},
    interfaceConnections: [],
    portConnections: [],
    addressMap: {},
    interrupts: {},
  };
  for (let index = 0; index < instances / CLUSTER_SIZE; index++) addCluster(document, index);
  return document;
}
