import type { IpDescriptor } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { readComponents } from './index.ts';

const encoder = new TextEncoder();

function read(xml: string, sources: string[] = []) {
  const { components, diagnostics } = readComponents(new Map([['ip/c.xml', encoder.encode(xml)]]), (path) =>
    sources.includes(path),
  );
  return { block: components[0]?.descriptor as IpDescriptor, components, diagnostics };
}

const APB: readonly [string, 'in' | 'out', string?][] = [
  ['PADDR', 'in', 'AW'],
  ['PSELx', 'in'],
  ['PENABLE', 'in'],
  ['PWRITE', 'in'],
  ['PWDATA', 'in', '32'],
  ['PRDATA', 'out', '32'],
  ['PREADY', 'out'],
];

/** A component in the prefix and namespace of an edition, with an APB target whose ports are `p_<signal>`. */
function component(year: 2014 | 2022, change: (xml: string) => string = (xml) => xml): string {
  const [role, ref] =
    year === 2022
      ? ['target', '<x:memoryMapRef memoryMapRef="map"/>']
      : ['slave', '<x:memoryMapRef memoryMapRef="map"/>'];
  const port = (name: string, direction: string, width?: string, more = '') =>
    `<x:port><x:name>${name}</x:name><x:wire><x:direction>${direction}</x:direction>${
      width
        ? `<x:vectors><x:vector><x:left>${width}-1</x:left><x:right>0</x:right></x:vector></x:vectors>`
        : ''
    }${more}</x:wire></x:port>`;
  const map = (logical: string, physical: string) =>
    `<x:portMap><x:logicalPort><x:name>${logical}</x:name></x:logicalPort><x:physicalPort><x:name>${physical}</x:name></x:physicalPort></x:portMap>`;
  const bus = (name: string, type: string, side: string, maps: string) =>
    `<x:busInterface><x:name>${name}</x:name><x:busType ${type}/><x:abstractionTypes><x:abstractionType><x:portMaps>${maps}</x:portMaps></x:abstractionType></x:abstractionTypes>${side}</x:busInterface>`;
  const access =
    year === 2022
      ? '<x:fieldAccessPolicies><x:fieldAccessPolicy><x:access>read-write</x:access></x:fieldAccessPolicy></x:fieldAccessPolicies>'
      : '<x:access>read-write</x:access>';
  return change(`<?xml version="1.0"?>
<x:component xmlns:x="http://www.accellera.org/XMLSchema/IPXACT/1685-${year}">
<x:vendor>acme.com</x:vendor><x:library>lib</x:library><x:name>block</x:name><x:version>2.1</x:version>
<x:busInterfaces>
${bus('cfg', 'vendor="amba.com" library="AMBA4" name="APB4" version="r0p0_0"', `<x:${role}>${ref}</x:${role}>`, [...APB.map(([name]) => map(name, `p_${name}`)), map('PCLK', 'clk'), map('PRESETn', 'rstb')].join(''))}
${bus('other', 'vendor="acme.com" library="b" name="private" version="1"', `<x:${role}/>`, '')}
</x:busInterfaces>
<x:memoryMaps><x:memoryMap><x:name>map</x:name><x:addressBlock><x:name>regs</x:name><x:baseAddress>0</x:baseAddress><x:range>'h40</x:range><x:width>32</x:width>
<x:register><x:name>ctrl</x:name><x:addressOffset>4</x:addressOffset><x:size>32</x:size><x:field><x:name>on</x:name><x:bitOffset>0</x:bitOffset><x:bitWidth>1</x:bitWidth>${access}</x:field></x:register>
</x:addressBlock></x:memoryMap></x:memoryMaps>
<x:model><x:views><x:view><x:name>rtl</x:name><x:componentInstantiationRef>inst</x:componentInstantiationRef></x:view></x:views>
<x:instantiations><x:componentInstantiation><x:name>inst</x:name><x:language>Verilog</x:language><x:moduleName>block_rtl</x:moduleName>
<x:moduleParameters><x:moduleParameter parameterId="mp"><x:name>ADDR_WIDTH</x:name><x:value>AW</x:value></x:moduleParameter></x:moduleParameters>
<x:fileSetRef><x:localName>src</x:localName></x:fileSetRef></x:componentInstantiation></x:instantiations>
<x:ports>
${APB.map(([name, direction, width]) => port(`p_${name}`, direction, width)).join('\n')}
${port('clk', 'in')}${port('rstb', 'in')}${port('mode', 'in', '3', '<x:drivers><x:driver><x:defaultValue>5</x:defaultValue></x:driver></x:drivers>')}${port('irq', 'out')}
</x:ports></x:model>
<x:fileSets><x:fileSet><x:name>src</x:name><x:file><x:name>../rtl/block.v</x:name><x:fileType>verilogSource</x:fileType></x:file><x:file><x:name>gone.v</x:name><x:fileType>verilogSource</x:fileType></x:file></x:fileSet></x:fileSets>
<x:parameters><x:parameter parameterId="AW" resolve="user" type="int" minimum="2" maximum="12"><x:name>AddressWidth</x:name><x:value>6</x:value></x:parameter></x:parameters>
</x:component>`);
}

describe.each([2014, 2022] as const)('a component of IEEE 1685-%s', (year) => {
  const { block, components, diagnostics } = read(component(year), ['rtl/block.v']);

  it('has its names, module and sources', () => {
    expect(block).toMatchObject({
      ...{ vlnv: 'acme.com:lib:block:2.1', module: 'block_rtl', title: 'block' },
      ...{ files: ['rtl/block.v'], registers: 'block_rtl.regs.json' },
    });
  });

  it('has the module’s parameter with the limits of the component’s, and ports over it', () => {
    expect(block.parameters).toMatchObject([
      { name: 'ADDR_WIDTH', value: '6', minimum: '2', maximum: '12', local: false },
    ]);
    const widths = Object.fromEntries(block.ports.map(({ name, width }) => [name, width]));
    expect(widths).toMatchObject({ p_PADDR: 'ADDR_WIDTH', p_PWDATA: '32', p_PSELx: '1', mode: '3' });
    expect(block.ports.find(({ name }) => name === 'mode')?.tieOff).toBe("3'h5");
  });

  it('has the bus with our signal names, its span, clock and reset', () => {
    expect(block.busInterfaces).toEqual([
      {
        ...{ name: 'cfg', bus: 'apb', role: 'subordinate', multiple: false },
        ...{ clock: 'clk', reset: 'rstb', addressSpan: '64' },
        signals: {
          ...{ PADDR: 'p_PADDR', PSEL: 'p_PSELx', PENABLE: 'p_PENABLE', PWRITE: 'p_PWRITE' },
          ...{ PWDATA: 'p_PWDATA', PRDATA: 'p_PRDATA', PREADY: 'p_PREADY' },
        },
      },
    ]);
    expect(block.resets).toEqual([{ port: 'rstb', polarity: 'low', clock: 'clk' }]);
    expect(block.interrupts).toMatchObject([{ port: 'irq', role: 'source' }]);
  });

  it('brings its registers', () => {
    expect(components[0]!.registers?.children).toMatchObject([
      { kind: 'register', name: 'ctrl', offset: 4, fields: [{ name: 'on' }] },
    ]);
  });

  it('says what is not carried over, with lines', () => {
    expect(diagnostics.map(({ message, place }) => [message, place])).toMatchObject([
      [expect.stringContaining('acme.com:b:private:1 is not known'), { file: 'ip/c.xml', line: 6 }],
      [expect.stringContaining('gone.v'), { line: expect.any(Number) }],
    ]);
  });
});

const signals2009 = ['AWADDR', 'AWVALID', 'AWREADY', 'WDATA', 'WVALID', 'WREADY', 'BVALID', 'BREADY'].concat([
  'ARADDR',
  'ARVALID',
  'ARREADY',
  'RDATA',
  'RVALID',
  'RREADY',
]);
const outputs = new Set(['AWREADY', 'WREADY', 'BVALID', 'ARREADY', 'RDATA', 'RVALID']);

/** As Xilinx writes: values with ids, dependencies in XPath, clocks and resets as interfaces. */
const XILINX = `<s:component xmlns:s="http://www.spiritconsortium.org/XMLSchema/SPIRIT/1685-2009">
<s:vendor>a b</s:vendor><s:library>user</s:library><s:name>dma</s:name><s:version>1.0</s:version>
<s:busInterfaces>
<s:busInterface><s:name>S_AXI</s:name><s:busType s:vendor="xilinx.com" s:library="interface" s:name="aximm" s:version="1.0"/><s:slave/><s:portMaps>
${signals2009.map((name) => `<s:portMap><s:logicalPort><s:name>${name}</s:name></s:logicalPort><s:physicalPort><s:name>s_${name.toLowerCase()}</s:name></s:physicalPort></s:portMap>`).join('\n')}
</s:portMaps></s:busInterface>
${[
  'clock CLK aclk ASSOCIATED_BUSIF S_AXI',
  'reset RST por POLARITY ACTIVE_LOW',
  'interrupt INTERRUPT done SENSITIVITY EDGE_RISING',
]
  .map((line) => line.split(' '))
  .map(
    ([type, logical, port, name, value]) =>
      `<s:busInterface><s:name>${port}</s:name><s:busType s:vendor="xilinx.com" s:library="signal" s:name="${type}" s:version="1.0"/>${type === 'interrupt' ? '<s:master/>' : '<s:slave/>'}<s:portMaps><s:portMap><s:logicalPort><s:name>${logical}</s:name></s:logicalPort><s:physicalPort><s:name>${port}</s:name></s:physicalPort></s:portMap></s:portMaps><s:parameters><s:parameter><s:name>${name}</s:name><s:value>${value}</s:value></s:parameter></s:parameters></s:busInterface>`,
  )
  .join('\n')}
</s:busInterfaces>
<s:model><s:views><s:view><s:name>syn</s:name><s:language>verilog</s:language><s:modelName>dma_top</s:modelName></s:view></s:views><s:ports>
${signals2009
  .map((name) => {
    const left =
      name === 'WDATA' || name === 'RDATA'
        ? `<s:vector><s:left s:dependency="((spirit:decode(id('MODELPARAM_VALUE.C_W')) div 1) - 1)">31</s:left><s:right>0</s:right></s:vector>`
        : /ADDR/.test(name)
          ? '<s:vector><s:left>11</s:left><s:right>0</s:right></s:vector>'
          : '';
    return `<s:port><s:name>s_${name.toLowerCase()}</s:name><s:wire><s:direction>${outputs.has(name) ? 'out' : 'in'}</s:direction>${left}</s:wire></s:port>`;
  })
  .join('\n')}
${['aclk in', 'por in', 'done out']
  .map((line) => line.split(' '))
  .map(
    ([name, direction]) =>
      `<s:port><s:name>${name}</s:name><s:wire><s:direction>${direction}</s:direction></s:wire></s:port>`,
  )
  .join('')}
</s:ports><s:modelParameters><s:modelParameter><s:name>C_W</s:name><s:value s:format="long" s:id="MODELPARAM_VALUE.C_W">32</s:value></s:modelParameter></s:modelParameters></s:model>
<s:choices><s:choice><s:name>w</s:name><s:enumeration>32</s:enumeration><s:enumeration>64</s:enumeration></s:choice></s:choices>
<s:parameters><s:parameter><s:name>C_W</s:name><s:value s:format="long" s:resolve="user" s:id="PARAM_VALUE.C_W" s:choiceRef="w">32</s:value></s:parameter><s:parameter><s:name>Component_Name</s:name><s:value s:resolve="user" s:id="PARAM_VALUE.Component_Name">dma_v1</s:value></s:parameter></s:parameters>
</s:component>`;

describe('a component of IEEE 1685-2009 as Xilinx writes it', () => {
  const { block, diagnostics } = read(XILINX);

  it('is AXI4-Lite without bursts, with the clock that names it', () => {
    expect(block.busInterfaces).toMatchObject([
      {
        name: 'S_AXI',
        bus: 'axi4-lite',
        role: 'subordinate',
        clock: 'aclk',
        reset: 'por',
        addressSpan: '4096',
      },
    ]);
    expect(block.resets).toEqual([{ port: 'por', polarity: 'low', clock: 'aclk' }]);
    expect(block.interrupts).toEqual([{ port: 'done', role: 'source', sensitivity: 'edge' }]);
  });

  it('has the parameters of the module only, with the choices of the component', () => {
    expect(block.module).toBe('dma_top');
    expect(block.parameters).toMatchObject([{ name: 'C_W', value: '32', choices: ['32', '64'] }]);
    expect(block.ports.find(({ name }) => name === 's_wdata')?.packed).toMatchObject([
      { left: expect.stringContaining('C_W'), right: '0' },
    ]);
  });

  it('is AXI4 with bursts, and single ports where a signal of it is missing', () => {
    const bursts = XILINX.replaceAll('s_bready', 's_awlen').replaceAll('>BREADY<', '>AWLEN<');
    expect(read(bursts).block.busInterfaces).toEqual([]);
    expect(
      read(bursts)
        .diagnostics.map(({ message }) => message)
        .join(),
    ).toContain('lacks AWSIZE, BREADY, ARSIZE');
  });

  it('has its VLNV without the characters that ours has not', () => {
    expect(block.vlnv).toBe('a_b:user:dma:1.0');
    expect(diagnostics.map(({ message }) => message).join()).toContain('becomes a_b:user:dma:1.0');
  });
});

describe('what is no component', () => {
  it.each([
    ['broken XML', '<a>\n<b></a>', 2],
    [
      'a document type, and with it every bomb of entities',
      '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      2,
    ],
    ['another namespace', '<component/>', 1],
  ])('%s is an error with its line', (_, xml, line) => {
    expect(read(xml)).toMatchObject({
      components: [],
      diagnostics: [{ severity: 'error', place: { file: 'ip/c.xml', line } }],
    });
  });
});

it('names each document that is no component, and why no block comes of it', () => {
  const space = 'xmlns:x="http://www.accellera.org/XMLSchema/IPXACT/1685-2014"';
  const named =
    '<x:vendor>acme.com</x:vendor><x:library>b</x:library><x:name>bus</x:name><x:version>1</x:version>';
  const kinds = ['busDefinition', 'abstractionDefinition', 'catalog', 'abstractor'];
  const documents = kinds.map((kind) => [
    `${kind}.xml`,
    encoder.encode(`<?xml version="1.0"?>\n<x:${kind} ${space}>${named}</x:${kind}>`),
  ]) as [string, Uint8Array][];
  const files = new Map([['c.xml', encoder.encode(component(2014))], ...documents]);
  const { components, diagnostics } = readComponents(files, () => true);
  expect(components).toHaveLength(1);
  const of = (kind: string) =>
    diagnostics.filter(({ place }) => place?.kind === 'source' && place.file === `${kind}.xml`);
  for (const kind of kinds)
    expect(of(kind)).toMatchObject([
      {
        code: 'IPXACT-LOSS',
        severity: 'warning',
        message: expect.stringContaining(`<${kind}> acme.com:b:bus:1 `),
        place: { line: 2 },
      },
    ]);
});

describe('bus and abstraction definitions', () => {
  const SPACE = 'xmlns:x="http://www.accellera.org/XMLSchema/IPXACT/1685-2014"';
  const vlnv = (name: string) =>
    `<x:vendor>acme</x:vendor><x:library>bus</x:library><x:name>${name}</x:name><x:version>1</x:version>`;
  const abstraction = (bus: string, names: string[]) =>
    `<x:abstractionDefinition ${SPACE}>${vlnv(`${bus}_rtl`)}<x:busType vendor="acme" library="bus" name="${bus}" version="1"/>
<x:ports>${names.map((name) => `<x:port><x:logicalName>${name}</x:logicalName></x:port>`).join('')}</x:ports></x:abstractionDefinition>`;
  const bus = (name: string, base = '') => `<x:busDefinition ${SPACE}>${vlnv(name)}${base}</x:busDefinition>`;
  const asBus = (name: string) =>
    component(2014, (xml) =>
      xml.replace(
        /<x:busType [^>]*apb[^>]*\/>/i,
        `<x:busType vendor="acme" library="bus" name="${name}" version="1"/>`,
      ),
    );
  const withFiles = (own: string, ...others: string[]) =>
    readComponents(
      new Map([own, ...others].map((xml, index) => [`${index}.xml`, encoder.encode(xml)])),
      () => true,
    );
  const SIGNALS = APB.map(([name]) => name);

  it('say by their signals which bus an interface is', () => {
    const unknown = withFiles(asBus('periph'));
    // Without a declared interface that is known, port names tell of one.
    expect(unknown.components[0]!.descriptor.busInterfaces).toMatchObject([{ name: 'p' }]);
    const { components, diagnostics } = withFiles(
      asBus('periph'),
      bus('periph'),
      abstraction('periph', SIGNALS),
    );
    expect(components[0]!.descriptor.busInterfaces).toMatchObject([
      { name: 'cfg', bus: 'apb', role: 'subordinate' },
    ]);
    expect(diagnostics.filter(({ code }) => code === 'IPXACT-BUS').map(({ message }) => message)).toEqual([
      'the <busDefinition> acme:bus:periph:1 is one of APB',
      'the <abstractionDefinition> acme:bus:periph_rtl:1 is one of APB',
    ]);
  });

  it('say by what they extend which bus an interface is, and end where they extend each other', () => {
    const extended = (name: string) => `<x:extends vendor="acme" library="bus" name="${name}" version="1"/>`;
    const apb = '<x:extends vendor="amba.com" library="AMBA4" name="APB4" version="r0p0_0"/>';
    const chain = withFiles(asBus('fast'), bus('fast', extended('slow')), bus('slow', apb));
    expect(chain.components[0]!.descriptor.busInterfaces).toMatchObject([{ name: 'cfg', bus: 'apb' }]);
    const circle = withFiles(asBus('one'), bus('one', extended('two')), bus('two', extended('one')));
    expect(circle.components[0]!.descriptor.busInterfaces).toMatchObject([{ name: 'p' }]);
    expect(circle.diagnostics.map(({ message }) => message).join()).toContain(
      'is of no bus that is known here',
    );
  });

  it('tell of a signal that they do not have', () => {
    const { diagnostics } = withFiles(
      asBus('periph'),
      abstraction(
        'periph',
        SIGNALS.filter((name) => name !== 'PREADY'),
      ),
    );
    expect(diagnostics.map(({ message }) => message).join('\n')).toContain(
      'the signal PREADY of the interface',
    );
    expect(diagnostics.map(({ message }) => message).join('\n')).toContain('its bus is defined without it');
  });

  it('of a mere handshake are no bus', () => {
    const { diagnostics } = withFiles(asBus('pair'), abstraction('pair', ['TVALID', 'x', 'y', 'z']));
    expect(diagnostics.find(({ code }) => code === 'IPXACT-BUS')).toBeUndefined();
  });
});

it('keeps two components of one module, and refuses two of one VLNV', () => {
  const other = component(2014).replace(/(<x:version>)[^<]*/, '$19.9');
  const both = new Map([
    ['a.xml', encoder.encode(component(2014))],
    ['b.xml', encoder.encode(other)],
  ]);
  const { components, diagnostics } = readComponents(both, () => true);
  expect(components.map(({ descriptor }) => descriptor.module)).toEqual(
    Array(2).fill(components[0]!.descriptor.module),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const twice = readComponents(new Map([...both, ['c.xml', encoder.encode(other)]]), () => true);
  expect(twice.diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { message: expect.stringContaining('another component has this VLNV too'), place: { file: 'c.xml' } },
  ]);
});
