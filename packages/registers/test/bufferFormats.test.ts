import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { applyRegisterEdits, checkRegisters, elaborate, renameField, renameNode } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import { describe, expect, it } from 'vitest';

type NodeText = NonNullable<RegisterMapText['children']>[number];
type RegisterText = Extract<NodeText, { kind: 'register' }>;
const mapOf = (...children: NodeText[]) =>
  RegisterMap.parse({ netloom: 'registers', version: 1, name: 'block', children });
const said = (map: RegisterMap, skip = 'REG-LOSS') =>
  checkRegisters(map)
    .filter(({ code, severity }) => code !== skip && severity !== 'info')
    .map(({ code, message }) => `${code} ${message}`);

/** After the examples in the documentation of PeakRDL-regblock, which loads the properties itself. */
const RDL = `addrmap block {
  reg wide { regwidth = 64; accesswidth = 32; buffer_reads = true; buffer_writes;
    field { sw = rw; hw = na; counter; onwrite = woclr; } n[63:0] = 0; };
  reg status { field { sw = r; hw = w; } v[31:0]; };
  reg setting { field { sw = rw; hw = r; } v[31:0] = 0; };
  signal { activelow; } sample_n;
  signal { activehigh; } S5_capture;
  wide W @ 0; status S1 @ 8; status S2 @ 12; setting R1 @ 16; setting R2 @ 20;
  reg { field { sw = rw; hw = r; } go = 0; } R3 @ 24;
  status S3 @ 28; status S4 @ 32; status S5 @ 36; status OFF @ 40;
  regfile { reg { field { sw = rw; hw = r; } v = 0; } T; setting U; U->buffer_writes = true; U->wbuffer_trigger = T; } G[2] @ 64;
  S2->buffer_reads = true;  S2->rbuffer_trigger = S1;
  R1->buffer_writes = true; R1->wbuffer_trigger = R2;
  R2->buffer_writes = true; R2->wbuffer_trigger = R3.go;
  S3->buffer_reads = true;  S3->rbuffer_trigger = sample_n;
  S4->buffer_reads = true;  S4->rbuffer_trigger = R3.go->swmod;
  S5->buffer_reads = true;  S5->rbuffer_trigger = S5_capture;
  OFF->rbuffer_trigger = S1;
};`;
const DECLARED = `property buffer_reads { type = boolean; component = reg; };
property rbuffer_trigger { type = ref; component = reg; };
property buffer_writes { type = boolean; component = reg; };
property wbuffer_trigger { type = ref; component = reg; };
`;

async function readRdl(text: string) {
  const reader = REGISTER_READERS.find(({ id }) => id === 'systemrdl')!;
  const read = await reader.read({
    path: 'b.rdl',
    files: new Map([['b.rdl', new TextEncoder().encode(text)]]),
  });
  return { map: read.maps[0], messages: read.diagnostics.map(({ message }) => message) };
}

function buffersIn(nodes: readonly RegisterMap['children'][number][]): Record<string, unknown> {
  const entries = nodes.flatMap((node): [string, unknown][] => {
    if (node.kind === 'group') return Object.entries(buffersIn(node.children));
    if (node.kind === 'memory' || (!node.readBuffer && !node.writeBuffer)) return [];
    return [
      [
        node.name,
        {
          ...(node.readBuffer && { read: node.readBuffer }),
          ...(node.writeBuffer && { write: node.writeBuffer }),
        },
      ],
    ];
  });
  return Object.fromEntries(entries);
}

const EXPECTED = {
  W: { read: { trigger: 'own' }, write: { trigger: 'own' } },
  S2: { read: { trigger: 'register', register: 'S1' } },
  R1: { write: { trigger: 'register', register: 'R2' } },
  R2: { write: { trigger: 'field', field: 'R3.go' } },
  S3: { read: { trigger: 'input', active: 'low' } },
  S4: { read: { trigger: 'input', active: 'high' } },
  S5: { read: { trigger: 'input', active: 'high' } },
  U: { write: { trigger: 'register', register: 'T' } },
};

describe('buffer_reads and buffer_writes of SystemRDL', () => {
  it.each([
    ['as they are', RDL],
    ['declared', DECLARED + RDL],
  ])('are read %s', async (_what, text) => {
    const { map, messages } = await readRdl(text);
    expect(buffersIn(map!.children)).toEqual(EXPECTED);
    expect(said(map!)).toEqual([]);
    expect(messages.filter((each) => /trigger/.test(each))).toEqual([
      'what drives rbuffer_trigger is not carried over: the trigger is an input of the register file; connect sample_n to it outside',
      'what drives rbuffer_trigger is not carried over: the trigger is an input of the register file; connect R3.go->swmod to it outside',
    ]);
  });

  it('are written, and read again as they were', async () => {
    const { map } = await readRdl(RDL);
    const { files, diagnostics } = await writeWithLosses(
      REGISTER_OUTPUTS.find(({ id }) => id === 'systemrdl')!,
      elaborate(map!).map,
    );
    expect(diagnostics.filter(({ message }) => /[bB]uffer|trigger/.test(message))).toEqual([]);
    const text = String(files[0]!.content);
    expect(text).toContain(DECLARED.split('\n')[0]);
    const again = await readRdl(text);
    expect(buffersIn(again.map!.children)).toEqual(EXPECTED);
    expect(again.messages).toEqual([]);
  });

  it.each([
    ['buffer_reads = true; rbuffer_trigger = 3;', /rbuffer_trigger takes reference/],
    ['buffer_reads = true; rbuffer_trigger = none;', /neither an instance nor/],
  ])('of what is no trigger are an error: %s', async (property, expected) => {
    const { messages } = await readRdl(`addrmap a { reg { ${property} field { sw = r; hw = w; } f; } R; };`);
    expect(messages.join('\n')).toMatch(expected);
  });
});

const wide = (fields: NonNullable<RegisterText['fields']>, more: object = {}): RegisterText => ({
  ...{ kind: 'register', name: 'W', offset: 0, width: 64, fields },
  ...more,
});
const both = (facts: object) => [{ name: 'A', lsb: 0, width: 64, reset: 0, ...facts }];

describe('accesses that tear a register', () => {
  it.each<[string, object, string[]]>([
    ['a counter', { software: 'r', counter: { up: {} } }, ['read A counts']],
    ['a value of hardware', { software: 'r', hardware: 'w' }, ['read A is changed by hardware']],
    ['clear on read', { software: 'r', onRead: 'clear' }, ['read A is cleared by a read']],
    ['a signalled access', { software: 'r', signalAccess: true }, ['read A signals each access']],
    ['an effect of writing', { onWrite: 'oneToClear' }, ['written A acts on a write']],
    ['one write', { software: 'w1' }, ['written A takes one write']],
    ['a pulse', { singlePulse: true }, ['written A is a pulse']],
    ['a signalled write', { signalModify: true }, ['written A signals each access']],
    [
      'an interrupt',
      { onWrite: 'oneToClear', interrupt: {} },
      ['read A is an interrupt', 'written A acts on a write'],
    ],
    ['storage', {}, []],
  ])('are warned of: %s', (_what, facts, expected) => {
    const map = mapOf(wide(both(facts) as never));
    const found = checkRegisters(map).filter(({ code }) => code === 'REG-TEARING');
    expect(found.map(({ message }) => message)).toEqual(
      expected.map((each) => {
        const [verb, ...why] = each.split(' ');
        return `W is ${verb} in 2 accesses, between which it is torn: ${why.join(' ')}; buffer its ${verb === 'read' ? 'reads' : 'writes'}`;
      }),
    );
    const mended = found.reduce((each, { fix }) => applyRegisterEdits(each, fix!.edits).map ?? each, map);
    expect(said(mended)).toEqual([]);
  });

  it('are none where one access takes all that changes, or what stands outside does', () => {
    const facts = { software: 'r', hardware: 'w' } as const;
    const low = { name: 'A', lsb: 0, width: 32, ...facts };
    expect(said(mapOf(wide([low])))).toEqual([]);
    expect(said(mapOf(wide([low, { ...low, name: 'B', lsb: 32 }])))).toHaveLength(1);
    expect(said(mapOf(wide([{ ...low, width: 64 }], { external: true })))).toEqual([]);
    const bus = { ...mapOf(wide([{ ...low, width: 64 }])), bus: { ...mapOf().bus, dataWidth: 64 as const } };
    expect(said(bus)).toEqual([]);
  });

  it('of an alias are those of its register', () => {
    const alias = wide([{ name: 'A', lsb: 0, width: 64, software: 'r' }], {
      name: 'V',
      offset: 8,
      aliasOf: 'W',
    });
    const owner = wide(both({ software: 'none', hardware: 'rw', hardwareEnable: 'high' }) as never);
    expect(said(mapOf(owner, alias))).toEqual([
      'REG-TEARING V is read in 2 accesses, between which it is torn: A is changed by hardware; buffer its reads',
    ]);
  });
});

describe('a buffer that makes no sense', () => {
  const plain = {
    kind: 'register',
    name: 'P',
    offset: 16,
    fields: [{ name: 'F', lsb: 0, reset: 0 }],
  } as const;
  const many = {
    kind: 'register',
    name: 'M',
    offset: 32,
    array: { count: [2] },
    fields: plain.fields,
  } as never;
  const read = {
    kind: 'register',
    name: 'S',
    offset: 48,
    fields: [{ name: 'F', lsb: 0, width: 2, software: 'r', hardware: 'w' }],
  } as never;
  it.each<[object, string]>([
    [
      { external: true, readBuffer: { trigger: 'own' } },
      'REG-ACCESS W: what implements an external register buffers its reads itself',
    ],
    [
      { shadowed: true, writeBuffer: { trigger: 'own' } },
      'REG-ACCESS W: a shadowed register holds its writes already, and a read of it starts them anew',
    ],
    [
      { fields: both({ software: 'r' }), writeBuffer: { trigger: 'own' } },
      'REG-ACCESS W: software writes no field of it, so there is nothing to buffer',
    ],
    [
      { width: 32, fields: [], readBuffer: { trigger: 'own' } },
      'REG-ACCESS W: software reads no field of it, so there is nothing to buffer',
    ],
    [
      { width: 32, fields: [{ name: 'A', lsb: 0, reset: 0 }], readBuffer: { trigger: 'own' } },
      'REG-UNUSED W: one access takes all of it, so that a buffer of its reads needs another trigger',
    ],
    [{ readBuffer: { trigger: 'register', register: 'X' } }, 'REG-REFERENCE W: there is no register X'],
    [
      { readBuffer: { trigger: 'register', register: 'M' } },
      'REG-REFERENCE W: M has several copies, and M does not say which',
    ],
    [
      { writeBuffer: { trigger: 'register', register: 'S' } },
      'REG-REFERENCE W: software never writes S, which is the trigger of the buffer',
    ],
    [{ writeBuffer: { trigger: 'field', field: 'P.X' } }, 'REG-REFERENCE W: there is no field P.X'],
    [
      { writeBuffer: { trigger: 'field', field: 'S.F' } },
      'REG-REFERENCE W: a trigger is a field of one bit, and S.F has 2',
    ],
  ])('%j is said', (more, expected) => {
    expect(said(mapOf(wide(both({}) as never, more), plain as never, many, read))).toContain(expected);
  });
});

describe('the trigger of a buffer', () => {
  const trigger = {
    kind: 'register',
    name: 'GO',
    offset: 16,
    fields: [{ name: 'NOW', lsb: 0, reset: 0 }],
  } as const;
  const map = mapOf(
    wide(both({}) as never, {
      ...{ readBuffer: { trigger: 'register', register: 'GO' } },
      ...{ writeBuffer: { trigger: 'field', field: 'GO.NOW' } },
    }),
    trigger as never,
  );

  it('is renamed with what it is', () => {
    const renamed = renameNode(map, [1], 'START');
    const again = 'map' in renamed && renamed.map ? renameField(renamed.map, [1], 0, 'ON') : undefined;
    expect(buffersIn((again as { map: RegisterMap }).map.children)).toEqual({
      W: { read: { trigger: 'register', register: 'START' }, write: { trigger: 'field', field: 'START.ON' } },
    });
  });

  it.each(['ipxact', 'ipxact-2014', 'ipxact-2009'])('is carried by %s', async (id) => {
    const { files } = REGISTER_OUTPUTS.find((each) => each.id === id)!.write(elaborate(map).map);
    const [{ path, content }] = files as [(typeof files)[0]];
    const reader = REGISTER_READERS.find((each) => each.id === 'ipxact')!;
    const { maps } = await reader.read({
      path,
      files: new Map([[path, new TextEncoder().encode(String(content))]]),
    });
    expect(buffersIn(maps[0]!.children)).toEqual(buffersIn(map.children));
  });

  it.each(['svd', 'csv', 'xlsx'])('is lost in %s, which says so', async (id) => {
    const { diagnostics } = await writeWithLosses(
      REGISTER_OUTPUTS.find((each) => each.id === id)!,
      elaborate(map).map,
    );
    const messages = diagnostics.map(({ message }) => message);
    expect(messages).toContain('W: readBuffer is by an access of GO, becomes nothing');
    expect(messages).toContain('W: writeBuffer is while GO.NOW is 1, becomes nothing');
  });

  it('is told to who reads headers and documents, and UVM says that it does not know it', async () => {
    const written = async (id: string) =>
      REGISTER_OUTPUTS.find((each) => each.id === id)!.write(elaborate(map).map);
    for (const id of ['c', 'markdown', 'html', 'cpp']) {
      const { files } = await written(id);
      const text = files.map(({ content }) => String(content)).join('\n');
      expect(text).toContain('reads show what it was when GO is read');
      expect(text).toContain('writes take effect while GO.NOW is 1');
    }
    const { diagnostics } = await written('uvm');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'W: UVM does not know the triggers of its buffered reads and writes: its fields are volatile',
    ]);
  });
});
